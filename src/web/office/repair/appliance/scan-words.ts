/** What a code read on a rating plate is for, and what to say when the camera does not open. */
import type { ReadCode } from "./barcode.ts";

export type CodeField = "gtin" | "serial";
export type CodeRead = { field: CodeField; text: string; format: string };

const FORMAT_NAMES: Record<string, string> = {
  qr_code: "QR code",
  ean_13: "code-barres EAN-13",
  code_128: "code-barres Code 128",
  code_39: "code-barres Code 39",
  data_matrix: "Data Matrix",
};

const LONGEST = 80;

/** An EAN-13 names the product (Réf); any other code is taken for the machine's own number. */
export const codeRead = ({ format, rawValue }: ReadCode): CodeRead => ({
  field: format === "ean_13" ? "gtin" : "serial",
  text: rawValue
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST),
  format: FORMAT_NAMES[format] ?? "code",
});

const FAULTS: Record<string, string> = {
  NotAllowedError:
    "L’appareil photo est refusé à ce site. Autorisez-le dans les réglages du navigateur, ou choisissez une photo de l’étiquette.",
  NotFoundError:
    "Cet ordinateur n’a pas d’appareil photo. Choisissez une photo de l’étiquette, ou saisissez le numéro.",
  NotReadableError:
    "L’appareil photo sert à une autre application. Fermez-la et réessayez, ou choisissez une photo de l’étiquette.",
};

/** `name` is that of the browser's error. */
export const cameraFault = (name: string): string =>
  FAULTS[name] ??
  "L’appareil photo ne s’ouvre pas. Choisissez une photo de l’étiquette, ou saisissez le numéro.";
