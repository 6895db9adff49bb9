/** Cleans the bytes of a PDF in place, packed objects included. Long and synchronous: in a thread only. */
import { deflateSync, inflateSync } from "node:zlib";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { readObjects, readPacked, type PdfObject } from "../../../domain/file/pdf/objects.ts";
import {
  emptySurvey,
  isDeflated,
  isPacked,
  redact,
  survey,
  surveyInformation,
  type PdfSurvey,
} from "../../../domain/file/pdf/redact.ts";

type PdfRefusal = Refusal<"pdf-protected" | "pdf-unreadable">;
/** `cleaned` is undefined when the document had nothing to lose. */
export type PdfOutcome = { cleaned: Uint8Array | undefined };

export function cleanPdfBytes(bytes: Buffer): PdfOutcome | PdfRefusal {
  const before = Buffer.from(bytes);
  const pdf: OpenPdf = { bytes, known: emptySurvey(), inflated: 0 };
  const refused = judge(pdf) ?? clean(pdf);
  if (refused) return refused;
  return { cleaned: bytes.equals(before) ? undefined : bytes };
}

type OpenPdf = { bytes: Buffer; known: PdfSurvey; inflated: number };
/** What to do with an object, and with the bytes that its ranges count in. */
type Visitor = (object: PdfObject, bytes: Uint8Array) => void;

/** Trailers are never packed; in a protected document the packed objects cannot be read at all. */
function judge(pdf: OpenPdf): PdfRefusal | undefined {
  for (const object of readObjects(pdf.bytes)) {
    if (object === "broken") return refuse("pdf-unreadable");
    survey(pdf.known, object);
  }
  if (pdf.known.isProtected) return refuse("pdf-protected");
  return pdf.known.hasRoot ? undefined : refuse("pdf-unreadable");
}

const clean = (pdf: OpenPdf): PdfRefusal | undefined =>
  visit(pdf, (object) => surveyInformation(pdf.known, object)) ??
  visit(pdf, (object, bytes) => redact(bytes, object, pdf.known));

function visit(pdf: OpenPdf, visitor: Visitor): PdfRefusal | undefined {
  pdf.inflated = 0;
  for (const object of readObjects(pdf.bytes)) {
    if (object === "broken") return refuse("pdf-unreadable");
    visitor(object, pdf.bytes);
    if (isPacked(object) && !visitPacked(pdf, object, visitor)) return refuse("pdf-unreadable");
  }
  return undefined;
}

/** A small file may inflate to gigabytes: what one document may cost, in bytes. */
const INFLATED = 64 * 1024 * 1024;

function visitPacked(pdf: OpenPdf, object: PdfObject, visitor: Visitor): boolean {
  const { stream } = object;
  if (!stream || !isDeflated(object)) return false;
  const packed = pdf.bytes.subarray(stream.start, stream.end);
  const plain = inflate(packed, INFLATED - pdf.inflated);
  const inside = plain && readPacked(plain, object);
  if (!inside) return false;
  pdf.inflated += plain.length;
  const before = Buffer.from(plain);
  for (const one of inside) visitor(one, plain);
  if (plain.equals(before)) return true;
  const again = deflateSync(plain, { level: 9 });
  if (again.length > packed.length) return false;
  packed.fill(" ").set(again);
  return true;
}

function inflate(packed: Uint8Array, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    return undefined;
  }
}
