import { describe, expect, it } from "vitest";
import { addMetadata } from "./attachment.ts";

const xmp = { properties: "<rdf:Description>é</rdf:Description>", schema: "<rdf:li>s</rdf:li>" };

/** The smallest file of the same shape as Typst's. */
function written(metadata: string): Buffer {
  const objects = [
    "1 0 obj\n<< /Type /Catalog /Metadata 2 0 R >>\nendobj\n",
    `2 0 obj\n<< /Length ${Buffer.byteLength(metadata)} >>\nstream\n${metadata}\nendstream\nendobj\n`,
  ];
  let file = "%PDF-1.7\n";
  const entries = objects.map((object) => {
    const at = Buffer.byteLength(file);
    file += object;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const at = Buffer.byteLength(file);
  const table = `xref\n0 3\n0000000000 65535 f \n${entries.join("")}`;
  return Buffer.from(
    `${file}${table}trailer\n<<\n  /Size 3\n  /Root 1 0 R\n>>\nstartxref\n${at}\n%%EOF`,
  );
}

const archived =
  "<rdf:RDF><pdfaExtension:schemas><rdf:Bag>à</rdf:Bag></pdfaExtension:schemas></rdf:RDF>";

describe("a revision of the metadata", () => {
  const before = written(archived);
  const after = addMetadata(before, xmp);
  const added = after.subarray(before.length).toString();

  it("leaves every byte that was written", () => {
    expect(after.subarray(0, before.length).equals(before)).toBe(true);
  });

  it("says the properties and explains them beside the schemas that were there", () => {
    expect(added).toContain(
      "<rdf:Bag>à<rdf:li>s</rdf:li></rdf:Bag></pdfaExtension:schemas><rdf:Description>é</rdf:Description></rdf:RDF>",
    );
  });

  it("is found from the end of the file: its table, its object, and the table before", () => {
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(added)?.[1]);
    const [, at] = /^xref\n2 1\n(\d{10}) 00000 n \n/.exec(after.subarray(table).toString()) ?? [];
    expect(after.subarray(Number(at)).toString()).toMatch(/^2 0 obj\n/);
    const former = Number(/\/Prev (\d+)/.exec(added)?.[1]);
    expect(before.subarray(former).toString()).toMatch(/^xref\n0 3\n/);
    expect(added).toContain("/Root 1 0 R");
  });

  it("counts the bytes of what it says, not its signs", () => {
    const [, size, content = ""] = /\/Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(added) ?? [];
    expect(Number(size)).toBe(Buffer.byteLength(content));
  });

  it("explains nothing in a plain PDF", () => {
    const plain = addMetadata(written("<rdf:RDF></rdf:RDF>"), xmp).toString();
    expect(plain).toContain(`<rdf:RDF>${xmp.properties}</rdf:RDF>`);
    expect(plain).not.toContain(xmp.schema);
  });

  it.each(["", "%PDF-1.7\nstartxref\n0\n%%EOF"])("refuses what is not such a file: %j", (text) => {
    expect(() => addMetadata(Buffer.from(text), xmp)).toThrow("no plain table");
  });
});
