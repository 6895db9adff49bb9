/**
 * A telephone's photo weighs ten times what a screen can show. It is made smaller before it leaves: less to
 * wait for at a client's with one bar of network. What cannot be read here leaves as it is.
 */
const LONGEST_SIDE = 2560;
const LIGHT = 1_500_000;
export const QUALITY = 0.85;

export async function downscaled(file: Blob): Promise<Blob> {
  if (!file.type.startsWith("image/")) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    try {
      const { width, height } = fit(picture);
      if (width === picture.width && file.size <= LIGHT && isKnown(file)) return file;
      const smaller = await drawn(picture, { width, height, type: typeOf(file) });
      return smaller && (smaller.size < file.size || !isKnown(file)) ? smaller : file;
    } finally {
      picture.close();
    }
  } catch {
    return file;
  }
}

type Size = { width: number; height: number };

/** The same shape, no side longer than `LONGEST_SIDE`. */
export function fit({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** What every browser shows. An iPhone's own format, which an iPhone reads, never leaves as it is. */
const isKnown = ({ type }: Blob): boolean => type !== HEIC;

export const HEIC = "image/heic";

const typeOf = ({ type }: Blob): string =>
  type === "image/png" || type === "image/webp" ? type : "image/jpeg";

function drawn(
  picture: ImageBitmap,
  { width, height, type }: Size & { type: string },
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
