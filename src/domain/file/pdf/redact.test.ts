import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readObjects, readPacked, type PdfObject } from "./objects.ts";
import { emptySurvey, redact, survey, surveyInformation, type PdfSurvey } from "./redact.ts";

const objectsOf = (bytes: Uint8Array): PdfObject[] =>
  [...readObjects(bytes)].filter((one) => typeof one === "object");

/** As the server does: three readings of the same bytes. */
function clean(text: string): { text: string; known: PdfSurvey } {
  const bytes = Buffer.from(text, "latin1");
  const known = emptySurvey();
  for (const one of objectsOf(bytes)) survey(known, one);
  for (const one of objectsOf(bytes)) surveyInformation(known, one);
  for (const one of objectsOf(bytes)) redact(bytes, one, known);
  return { text: bytes.toString("latin1"), known };
}

const CATALOGUE = "1 0 obj <</Type /Catalog /Metadata 3 0 R>> endobj\n";
const TRAILER = "trailer <</Root 1 0 R /Info 2 0 R>>\nstartxref 0 %%EOF\n";
const pdfOf = (body: string): string => `%PDF-1.7\n%\xe2\xe3\n${CATALOGUE}${body}\n${TRAILER}`;

describe("what a PDF says of its author", () => {
  test.each([
    ["words", "2 0 obj <</Author (Marc \\) Delmas (fils)) /Title (Devis)>> endobj"],
    ["hexadecimal words", "2 0 obj <</Author <4D617263> /Keywords (Delmas)>> endobj"],
    ["names written by codes", "2 0 obj <</#41uthor (Marc Delmas)>> endobj"],
    [
      "words that are objects of their own, as macOS writes them",
      "2 0 obj <</Author 5 0 R>> endobj 5 0 obj (Marc Delmas) endobj",
    ],
    [
      "an earlier revision",
      `2 0 obj <</Author (Marc)>> endobj ${TRAILER} 2 0 obj <</Author (Delmas)>> endobj`,
    ],
    [
      "another dictionary named by another trailer",
      "2 0 obj <<>> endobj 9 0 obj <</Author (Delmas)>> endobj trailer <</Root 1 0 R /Info 9 0 R>>",
    ],
    [
      "XMP",
      "3 0 obj <</Type /Metadata /Subtype /XML /Length 11>> stream\nMarc Delmas\nendstream endobj",
    ],
    [
      "XMP of a wrong length",
      "3 0 obj <</Type/Metadata/Length 3>>stream\r\nMarc Delmas\r\nendstream endobj",
    ],
    ["an attached file", "4 0 obj <</Type /EmbeddedFile>> stream\nMarc Delmas\nendstream endobj"],
  ])("%s: blanked, and every other byte stays where it is", (_, body) => {
    const written = pdfOf(body);
    const { text } = clean(written);
    expect(text).toHaveLength(written.length);
    expect(text).not.toMatch(/Marc|Delmas|4D617263/);
    expect(text.slice(0, 60)).toBe(written.slice(0, 60));
    expect(text.slice(-TRAILER.length)).toBe(TRAILER);
    expect(objectsOf(Buffer.from(text, "latin1"))).toHaveLength(
      objectsOf(Buffer.from(written, "latin1")).length,
    );
  });

  test("a photo inside loses its place, and keeps its colours", () => {
    const segment = (marker: number, words: string) =>
      String.fromCharCode(0xff, marker, 0, words.length + 2) + words;
    const photo = `\xff\xd8${segment(0xe0, "JFIF")}${segment(0xe1, "Exif 43.60 N")}${segment(0xe2, "ICC")}${segment(0xed, "IPTC Marc")}${segment(0xfe, "Delmas")}\xff\xda pixels`;
    const { text } = clean(
      pdfOf(`6 0 obj <</Subtype /Image /Filter [/DCTDecode]>> stream\n${photo}\nendstream endobj`),
    );
    expect(text).not.toMatch(/43\.60|Marc|Delmas/);
    expect(text).toMatch(/JFIF.*ICC.*pixels/s);
  });
});

describe("what a PDF shows", () => {
  const page =
    "7 0 obj <</Type /Page /Contents 8 0 R /T (Author)>> endobj 8 0 obj <</Length 30>> stream\n(Author JavaScript 2 0 obj) Tj\nendstream endobj";
  test("stays as it is: pages, forms and their words", () => {
    const written = pdfOf(page);
    expect(clean(written).text).toBe(written);
  });

  test.each(["JavaScript", "J#61vaScript", "Launch", "SubmitForm", "ImportData", "EmbeddedFiles"])(
    "but for what a reader would run or open: /%s",
    (name) => {
      const written = pdfOf(
        `${page} 9 0 obj <</OpenAction <</S /${name} /JS (app.alert\\(1\\))>>>> endobj`,
      );
      const { text } = clean(written);
      expect(text).toBe(written.replace(`/${name} `, `/${"X".repeat(name.length)} `));
    },
  );
});

test("a PDF that is encrypted or signed is known as such, an action that is only named so is not", () => {
  const isProtected = (body: string) => clean(pdfOf(body)).known.isProtected;
  expect(isProtected("trailer <</Root 1 0 R /Encrypt 8 0 R>>")).toBe(true);
  expect(isProtected("8 0 obj <</Type /XRef /Encrypt 9 0 R>> stream\nx\nendstream endobj")).toBe(
    true,
  );
  expect(isProtected("8 0 obj <</Type /Sig /ByteRange [0 1 2 3]>> endobj")).toBe(true);
  expect(isProtected("8 0 obj (Encrypt /ByteRange) endobj")).toBe(false);
  expect(clean("%PDF-1.7 nothing").known.hasRoot).toBe(false);
});

test("packed objects are found by the head of their stream, in whatever order it names them", () => {
  const [stream] = objectsOf(
    Buffer.from("5 0 obj <</Type /ObjStm /N 2 /First 10>> stream\nx\nendstream endobj"),
  );
  if (!stream) throw new Error("no stream was read");
  const inside = Buffer.from("11 8 2 0  <</A 1>> <</Author (Marc)>>");
  const packed = readPacked(inside, stream);
  expect(packed?.map(({ number, keys }) => [number, [...keys.keys()]])).toEqual([
    [2, ["A"]],
    [11, ["Author"]],
  ]);
  expect(readPacked(Buffer.from("no head"), stream)).toBeUndefined();
  expect(readPacked(Buffer.from("2 0 11 8  <</A (1>> <</A"), stream)).toBeUndefined();
});

test.each([
  ["a string", "2 0 obj <</Author (Marc"],
  ["a dictionary", "2 0 obj <</Author /Marc endobj"],
  ["a stream", "2 0 obj <</A 1>> stream\nMarc"],
  ["a word in codes", "2 0 obj <</Author <4D"],
])("%s without its end is said so", (_, text) => {
  expect([...readObjects(Buffer.from(text))]).toContain("broken");
});

test("any bytes are read to their end, and ranges stay inside them", () => {
  const words = fc.constantFrom(
    "<<",
    ">>",
    "[",
    "]",
    "(",
    ")",
    "<",
    "/A",
    "/#4",
    "1 0 obj",
    "endobj",
    "stream\n",
    "endstream",
    "trailer",
    "%",
    "\\",
    "\n",
    "R",
    "/Length 9",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (some) => {
      const bytes = Buffer.from(some.join(" "));
      for (const { dictionary, stream, strings } of objectsOf(bytes))
        for (const range of [dictionary, stream, ...strings])
          if (range) expect(range.start <= range.end && range.end <= bytes.length).toBe(true);
      expect(clean(some.join(" ")).text).toHaveLength(bytes.length);
    }),
  );
});

test("millions of signs end the reading", () => {
  const flat = [...readObjects(Buffer.from(`1 0 obj [${"0 ".repeat(4_000_000)}] endobj`))];
  expect(flat).toEqual(["broken"]);
  const nested = [...readObjects(Buffer.from(`1 0 obj <<${"/A[(".repeat(2_000_000)}`))];
  expect(nested).toEqual(["broken"]);
});
