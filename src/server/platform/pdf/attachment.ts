/** A file that travels inside a PDF/A-3, and what the document's own metadata says of it. */

export type Attachment = {
  name: string;
  text: string;
  mime: string;
  /** Shown by readers of PDF. */
  description: string;
  /** XMP that Typst does not write: properties (an rdf:Description), and the schema that explains them (an rdf:li). */
  xmp: { properties: string; schema: string };
};

const PROPERTIES_END = "</rdf:RDF>";
const SCHEMAS_END = "</rdf:Bag></pdfaExtension:schemas>";

/**
 * Appends a revision of the document's metadata to what Typst wrote, and changes none of its bytes. A plain PDF, which
 * explains no schema, gains the properties alone.
 */
export function addMetadata(pdf: Uint8Array, { properties, schema }: Attachment["xmp"]): Buffer {
  const file = Buffer.from(pdf);
  const table = tableOf(file);
  const root = objectAt(file, table, numberOf(table.trailer, "Root"));
  const id = numberOf(root.toString("latin1"), "Metadata");
  const xmp = streamOf(objectAt(file, table, id))
    .replace(PROPERTIES_END, () => properties + PROPERTIES_END)
    .replace(SCHEMAS_END, () => schema + SCHEMAS_END);
  return revised(file, table, { id, xmp });
}

type Table = { at: number; entries: number; trailer: string };

/** Typst writes one plain table of objects, as PDF 1.7 allows, at the end of the file. */
function tableOf(file: Buffer): Table {
  const tail = file.subarray(file.lastIndexOf("startxref")).toString("latin1");
  const at = Number(/^startxref\s+(\d+)/.exec(tail)?.[1]);
  const head = /^xref\n0 \d+\n/.exec(file.subarray(at, at + 40).toString("latin1"))?.[0];
  if (!head) throw new Error("the PDF has no plain table of objects");
  const trailer = file.subarray(file.lastIndexOf("trailer")).toString("latin1");
  return { at, entries: at + head.length, trailer };
}

/** Bytes of an entry of the table. */
const ENTRY = 20;

function objectAt(file: Buffer, { entries }: Table, id: number): Buffer {
  const entry = entries + id * ENTRY;
  const at = Number(file.subarray(entry, entry + 10).toString("latin1"));
  return file.subarray(at, file.indexOf("endobj", at));
}

function streamOf(object: Buffer): string {
  const length = Number(/\/Length (\d+)/.exec(object.toString("latin1"))?.[1]);
  const start = object.indexOf("stream\n") + "stream\n".length;
  return object.subarray(start, start + length).toString("utf8");
}

function numberOf(text: string, name: string): number {
  const found = new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1];
  if (found === undefined) throw new Error(`the PDF names no ${name}`);
  return Number(found);
}

type Revision = { id: number; xmp: string };

function revised(file: Buffer, { at, trailer }: Table, { id, xmp }: Revision): Buffer {
  const size = Buffer.byteLength(xmp);
  const object = `\n${id} 0 obj\n<< /Type /Metadata /Subtype /XML /Length ${size} >>\nstream\n${xmp}\nendstream\nendobj\n`;
  const place = file.length + 1;
  const table = file.length + Buffer.byteLength(object);
  const entry = `${String(place).padStart(10, "0")} 00000 n \n`;
  const names = trailer.slice(0, trailer.lastIndexOf(">>"));
  const end = `xref\n${id} 1\n${entry}${names}  /Prev ${at}\n>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(object), Buffer.from(end)]);
}
