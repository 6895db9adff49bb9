/** Bar codes and QR codes read by the browser itself, where it can (Chrome on Android, macOS, ChromeOS). */

export type ReadCode = { format: string; rawValue: string };
type Detector = { detect: (picture: ImageBitmapSource) => Promise<ReadCode[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

/** Those found on rating plates, and on their packing. */
const WANTED = ["qr_code", "ean_13", "code_128", "code_39", "data_matrix"];

let found: Promise<Detector | undefined> | undefined;

/** Undefined where the browser reads none of the formats wanted. */
export const barcodeDetector = (): Promise<Detector | undefined> => (found ??= openDetector());

async function openDetector(): Promise<Detector | undefined> {
  const Reader = window.BarcodeDetector;
  if (!Reader) return undefined;
  const known = await Reader.getSupportedFormats().catch((): string[] => []);
  const formats = WANTED.filter((format) => known.includes(format));
  return formats.length > 0 ? new Reader({ formats }) : undefined;
}

/** The first code of a picture; undefined when there is none, or when the picture is not ready. */
export async function readCode(picture: ImageBitmapSource): Promise<ReadCode | undefined> {
  const detector = await barcodeDetector();
  const codes = await detector?.detect(picture).catch(() => []);
  return codes?.find(({ rawValue }) => rawValue.trim() !== "");
}
