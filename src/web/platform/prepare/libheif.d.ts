/** The little of the library that is used here; its own types describe what it is compiled from. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  type Picture = {
    get_width(): number;
    get_height(): number;
    /** Writes the pixels, upright; answers nothing when they cannot be read. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void;
    is_primary(): boolean;
  };
  type Library = { HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] } };
  export default function openLibrary(): Library;
}
