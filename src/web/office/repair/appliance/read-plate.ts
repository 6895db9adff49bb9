/** What this browser reads by itself in the photo of a rating plate: nothing leaves the device. */
import { BRANDS } from "../../../../domain/catalogue/brands.ts";
import { readPlate, type PlateReading } from "../../../../domain/repair/appliance/plate.ts";
import { readCode } from "./barcode.ts";
import { codeRead } from "./scan-words.ts";

type TextReader = { detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]> };
declare global {
  interface Window {
    /** Where the system reads text in pictures: a few telephones. */
    TextDetector?: new () => TextReader;
  }
}

/** Empty where the browser reads nothing: it is then typed beside the picture. */
export async function plateIn(url: string): Promise<PlateReading> {
  try {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const [code, lines] = [await readCode(picture), await linesIn(picture)];
    const read = readPlate(lines, BRANDS);
    const known = code && codeRead(code);
    return known?.field === "serial" && !read.serial ? { ...read, serial: known.text } : read;
  } catch {
    return {};
  }
}

async function linesIn(picture: ImageBitmap): Promise<string[]> {
  const Reader = window.TextDetector;
  const found = Reader ? await new Reader().detect(picture).catch(() => []) : [];
  return found.map(({ rawValue }) => rawValue);
}
