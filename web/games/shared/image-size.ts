/** How large a picture is, by the first bytes of its file: what is too large need not be decoded to be refused. */

export interface ImageSize {
  width: number;
  height: number;
}

/** The size of a PNG, GIF, WebP or JPEG picture; null for any other file, whatever its name says. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = ofPng(view) ?? ofGif(view) ?? ofWebp(view) ?? ofJpeg(view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // the file ends before it says
    throw error;
  }
}

const text = (view: DataView, start: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, n) => view.getUint8(start + n)));

function ofPng(view: DataView): ImageSize | null {
  if (view.getUint32(0) !== 0x89504e47 || text(view, 12, 4) !== "IHDR") return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function ofGif(view: DataView): ImageSize | null {
  if (!/^GIF8[79]a$/.test(text(view, 0, 6))) return null;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Of the three forms of WebP: with loss, without loss, extended. */
function ofWebp(view: DataView): ImageSize | null {
  if (text(view, 0, 4) !== "RIFF" || text(view, 8, 4) !== "WEBP") return null;
  const form = text(view, 12, 4);
  if (form === "VP8 ")
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (form !== "VP8X") return null;
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
  return { width: three(24), height: three(27) };
}

/** A JPEG is a row of segments, each with its length; one that begins a frame has the size. */
function ofJpeg(view: DataView): ImageSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
