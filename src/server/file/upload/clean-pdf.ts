/** A PDF without its author, its history and what it would run; why in docs/decisions/2026-11-22-metadata-of-pdfs.md. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
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
import { stage, type Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";

type PdfRefusal = Refusal<"pdf-protected" | "pdf-unreadable">;

/** The same PDF, cleaned, in a temporary file of its own; `raw` itself when it had nothing to lose. */
export async function cleanPdf(place: Place, raw: Staged): Promise<Staged | PdfRefusal> {
  const bytes = await readFile(raw.path);
  const pdf: OpenPdf = { bytes, known: emptySurvey(), inflated: 0 };
  const refused = (await judge(pdf)) ?? (await clean(pdf));
  if (refused) return refused;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return sha256 === raw.sha256 ? raw : stage(place, [bytes]);
}

type OpenPdf = { bytes: Buffer; known: PdfSurvey; inflated: number };
/** What to do with an object, and with the bytes that its ranges count in. */
type Visitor = (object: PdfObject, bytes: Uint8Array) => void;

/** Trailers are never packed; in a protected document the packed objects cannot be read at all. */
async function judge(pdf: OpenPdf): Promise<PdfRefusal | undefined> {
  for (const object of readObjects(pdf.bytes)) {
    if (object === "broken") return refuse("pdf-unreadable");
    if (object === "pause") await setImmediate();
    else survey(pdf.known, object);
  }
  if (pdf.known.isProtected) return refuse("pdf-protected");
  return pdf.known.hasRoot ? undefined : refuse("pdf-unreadable");
}

const clean = async (pdf: OpenPdf): Promise<PdfRefusal | undefined> =>
  (await visit(pdf, (object) => surveyInformation(pdf.known, object))) ??
  (await visit(pdf, (object, bytes) => redact(bytes, object, pdf.known)));

async function visit(pdf: OpenPdf, visitor: Visitor): Promise<PdfRefusal | undefined> {
  pdf.inflated = 0;
  for (const object of readObjects(pdf.bytes)) {
    if (object === "broken") return refuse("pdf-unreadable");
    if (object === "pause") await setImmediate();
    else {
      visitor(object, pdf.bytes);
      if (isPacked(object) && !(await visitPacked(pdf, object, visitor)))
        return refuse("pdf-unreadable");
    }
  }
  return undefined;
}

/** A small file may inflate to gigabytes: what one document may cost, in bytes. */
const INFLATED = 64 * 1024 * 1024;
const inflated = promisify(inflate);
const deflated = promisify(deflate);

async function visitPacked(pdf: OpenPdf, object: PdfObject, visitor: Visitor): Promise<boolean> {
  const { stream } = object;
  if (!stream || !isDeflated(object)) return false;
  const packed = pdf.bytes.subarray(stream.start, stream.end);
  const plain = await inflated(packed, { maxOutputLength: INFLATED - pdf.inflated }).catch(
    () => undefined,
  );
  const inside = plain && readPacked(plain, object);
  if (!inside) return false;
  pdf.inflated += plain.length;
  const before = Buffer.from(plain);
  for (const one of inside) visitor(one, plain);
  if (plain.equals(before)) return true;
  const again = await deflated(plain, { level: 9 });
  if (again.length > packed.length) return false;
  packed.fill(" ").set(again);
  return true;
}
