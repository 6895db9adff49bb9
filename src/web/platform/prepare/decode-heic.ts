import openLibrary from "libheif-js/libheif-wasm/libheif-bundle.mjs";

export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/** As many as the server takes: a small file can announce a picture that fills the memory. */
const MOST_PIXELS = 100_000_000;

/** The main picture of a HEIC file, upright; undefined when there is none that can be read. */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels | undefined> {
  const pictures = new (openLibrary().HeifDecoder)().decode(bytes);
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (!picture) return undefined;
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (!(width > 0 && height > 0) || width * height > MOST_PIXELS) return undefined;
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve) =>
    picture.display({ data, width, height }, (shown) =>
      resolve(shown ? { data, width, height } : undefined),
    ),
  );
}
