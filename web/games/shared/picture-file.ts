/** A small picture as a file that one can post or print, in the colours that it has on the page. */

/** Pixels for each unit of the drawing, which has ten to a square. */
const SCALE = 8;

/** What is left free around it, in units. */
const MARGIN = 6;

/** The name of the program beneath it, in units. */
const NAME = 6;
const NAME_SIZE = 5;

const SVG = "http://www.w3.org/2000/svg";

/** What the page's styles say of a shape, by the attributes that say it in a file. */
const LOOKS = ["fill", "stroke", "stroke-width", "font-family", "font-size", "font-weight", "text-anchor"];

/** The whole sheet, in units. */
function sizeOf(drawing: SVGSVGElement) {
  const { width, height } = drawing.viewBox.baseVal;
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN + NAME };
}

/**
 * Paint a drawing of squares and letters as a PNG.
 * @param ground colour of the paper, and of what is written on it
 */
export async function pngOf(
  drawing: SVGSVGElement,
  language: string,
  ground: CSSStyleDeclaration,
): Promise<Blob> {
  const { width, height } = sizeOf(drawing);
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("this browser paints nothing");
  paper.scale(SCALE, SCALE);
  paper.fillStyle = ground.backgroundColor;
  paper.fillRect(0, 0, width, height);
  paper.textAlign = "center";
  paper.fillStyle = ground.color;
  paper.font = `600 ${NAME_SIZE}px ${ground.fontFamily}`;
  paper.fillText("Tilewise", width / 2, height - MARGIN + 3);
  paper.translate(MARGIN, MARGIN);
  for (const shape of drawing.children) {
    if (shape instanceof SVGRectElement) paintSquare(paper, shape);
    else if (shape instanceof SVGTextElement) paintLetter(paper, shape, language);
  }
  const png = await new Promise<Blob | null>((give) => canvas.toBlob(give, "image/png"));
  if (!png) throw new Error("the picture is too large for this browser");
  return png;
}

/** Write the same as an SVG that needs nothing of the page; only its letters are in another font where there is none such. */
export function svgOf(drawing: SVGSVGElement, language: string, ground: CSSStyleDeclaration): Blob {
  const { width, height } = sizeOf(drawing);
  const file = shapeOf("svg", { viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}` });
  const paper = shapeOf("rect", { x: -MARGIN, y: -MARGIN, width, height, fill: ground.backgroundColor });
  const name = shapeOf("text", {
    x: width / 2 - MARGIN,
    y: height - 2 * MARGIN + 3,
    fill: ground.color,
    "font-family": ground.fontFamily,
    "font-size": NAME_SIZE,
    "font-weight": 600,
    "text-anchor": "middle",
  });
  name.textContent = "Tilewise";
  const shapes = [...drawing.children].filter((shape) => getComputedStyle(shape).visibility !== "hidden");
  file.append(paper, ...shapes.map((shape) => copyOf(shape, language)), name);
  return new Blob([new XMLSerializer().serializeToString(file)], { type: "image/svg+xml" });
}

function shapeOf(kind: string, attributes: Readonly<Record<string, string | number>>): Element {
  const shape = document.createElementNS(SVG, kind);
  for (const [name, said] of Object.entries(attributes)) shape.setAttribute(name, String(said));
  return shape;
}

/** A shape with its looks in place of the page's classes. */
function copyOf(shape: Element, language: string): Element {
  const copy = shapeOf(shape.localName, {});
  for (const name of ["x", "y", "width", "height", "rx"]) {
    const said = shape.getAttribute(name);
    if (said !== null) copy.setAttribute(name, said);
  }
  const styles = getComputedStyle(shape);
  const isText = shape instanceof SVGTextElement;
  for (const name of LOOKS)
    if (isText || !/font|text/.test(name)) copy.setAttribute(name, styles.getPropertyValue(name));
  if (isText) copy.textContent = faceOf(shape, language);
  return copy;
}

const value = ({ baseVal }: SVGAnimatedLength) => baseVal.value;

function paintSquare(paper: CanvasRenderingContext2D, square: SVGRectElement) {
  const { x, y, width, height, rx } = square;
  const { fill, stroke, strokeWidth, visibility } = getComputedStyle(square);
  if (visibility === "hidden") return;
  paper.beginPath();
  paper.roundRect(value(x), value(y), value(width), value(height), value(rx));
  paper.fillStyle = fill;
  paper.fill();
  if (stroke === "none") return;
  paper.strokeStyle = stroke;
  paper.lineWidth = Number.parseFloat(strokeWidth);
  paper.stroke();
}

function paintLetter(paper: CanvasRenderingContext2D, letter: SVGTextElement, language: string) {
  const { fill, font } = getComputedStyle(letter);
  const [x, y] = [letter.x.baseVal[0]?.value ?? 0, letter.y.baseVal[0]?.value ?? 0];
  paper.fillStyle = fill;
  paper.font = font;
  paper.fillText(faceOf(letter, language), x, y);
}

/** A text as it is seen. */
const faceOf = (text: SVGTextElement, language: string) =>
  getComputedStyle(text).textTransform === "uppercase"
    ? text.textContent.toLocaleUpperCase(language)
    : text.textContent;
