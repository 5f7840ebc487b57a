/** A small picture as a file that one can post. */

/** Pixels for each unit of the drawing, which has ten to a square. */
const SCALE = 8;

/** What is left free around it, in units. */
const MARGIN = 6;

/** The name of the program beneath it, in units. */
const NAME = 6;

/**
 * Paint a drawing of squares and letters as a PNG, in the colours that it has on the page.
 * @param ground colour of the paper, and of what is written on it
 */
export async function pngOf(
  drawing: SVGSVGElement,
  language: string,
  ground: CSSStyleDeclaration,
): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + 2 * MARGIN + NAME) * SCALE;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("this browser paints nothing");
  paper.scale(SCALE, SCALE);
  paper.fillStyle = ground.backgroundColor;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.textAlign = "center";
  paper.translate(MARGIN, MARGIN);
  for (const shape of drawing.children) {
    if (shape instanceof SVGRectElement) paintSquare(paper, shape);
    else if (shape instanceof SVGTextElement) paintLetter(paper, shape, language);
  }
  paper.fillStyle = ground.color;
  paper.font = `600 5px ${ground.fontFamily}`;
  paper.fillText("Tilewise", width / 2, height + NAME + 3);
  const png = await new Promise<Blob | null>((give) => canvas.toBlob(give, "image/png"));
  if (!png) throw new Error("the picture is too large for this browser");
  return png;
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
  paper.fillText(letter.textContent.toLocaleUpperCase(language), x, y);
}
