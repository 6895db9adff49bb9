/** The electronic invoice inside a PDF (Factur-X): the attached file whose root is one. */
import { inflateSync } from "node:zlib";
import { readObjects, type PdfObject } from "../../../domain/file/pdf/objects.ts";

const MOST = 5 * 1024 * 1024;
/** A Factur-X file has one, and some suppliers add theirs; each may inflate to the most. */
const MOST_FILES = 10;

/** Undefined for a PDF without one, or one that cannot be read. */
export function findXmlIn(bytes: Uint8Array): Buffer | undefined {
  let tried = 0;
  for (const object of readObjects(bytes)) {
    if (object === "broken" || tried === MOST_FILES) return undefined;
    const content = contentOf(bytes, object);
    if (content?.subarray(0, 2000).includes("CrossIndustryInvoice")) return content;
    tried += Number(isAttached(object));
  }
  return undefined;
}

const isAttached = ({ keys, stream }: PdfObject): boolean =>
  stream !== undefined && (keys.get("Type")?.join(" ").includes("EmbeddedFile") ?? false);

function contentOf(bytes: Uint8Array, object: PdfObject): Buffer | undefined {
  const { keys, stream } = object;
  if (!stream || !isAttached(object)) return undefined;
  const raw = Buffer.from(bytes.subarray(stream.start, stream.end));
  const filter = keys.get("Filter")?.join(" ") ?? "";
  if (filter === "") return raw;
  try {
    return filter.includes("FlateDecode") ? inflateSync(raw, { maxOutputLength: MOST }) : undefined;
  } catch {
    return undefined;
  }
}
