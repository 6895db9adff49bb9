import { describe, expect, test } from "vitest";
import { readObjects, type PdfObject } from "./objects.ts";

const read = (text: string): PdfObject[] =>
  [...readObjects(Buffer.from(text, "latin1"))].filter((one) => typeof one === "object");

const textOf = (text: string, range: PdfObject["stream"]): string | undefined =>
  range && text.slice(range.start, range.end);

describe("the objects of a PDF", () => {
  test("come in the order of the bytes, each revision and each trailer of its own", () => {
    const numbers = read(
      `%PDF-1.7
       1 0 obj <</A 1>> endobj
       12 0 obj (text) endobj
       trailer <</Root 1 0 R>> startxref 0 %%EOF
       1 0 obj <</A 2>> endobj
       trailer <</Root 1 0 R /Prev 0>>`,
    ).map(({ number }) => number);
    expect(numbers).toEqual([1, 12, 0, 1, 0]);
  });

  test("begin at the next one when « endobj » is missing", () => {
    const numbers = read("1 0 obj <</A 1>> 2 0 obj <</B 2>> xref").map(({ number }) => number);
    expect(numbers).toEqual([1, 2]);
  });

  test("have the keys of their own dictionary, not those of the ones inside", () => {
    const [object] = read("1 0 obj <</A <</B 1>> /C [/D /E] /F 2 0 R /G /H>> endobj");
    expect([...(object?.keys.keys() ?? [])]).toEqual(["A", "C", "F", "G"]);
    expect(object?.keys.get("F")).toEqual(["2", "0", "R"]);
    expect(object?.keys.get("G")).toEqual(["H"]);
  });

  test("keep the first signs of a long value only", () => {
    const [object] = read(`1 0 obj <</A [${"1 ".repeat(100)}] /B 2>> endobj`);
    expect(object?.keys.get("A")).toHaveLength(8);
    expect(object?.keys.get("B")).toEqual(["2"]);
  });

  test("may be a string, a number or a list: they then have no dictionary", () => {
    const text =
      "1 0 obj (Marc) endobj 2 0 obj <4D> endobj 3 0 obj [<</A 1>>] endobj 4 0 obj 5 endobj";
    const objects = read(text);
    expect(objects.map(({ dictionary }) => dictionary !== undefined)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(objects.flatMap(({ strings }) => strings.map((one) => textOf(text, one)))).toEqual([
      "Marc",
      "4D",
    ]);
  });

  test("say where they run something, at any depth", () => {
    const text = "1 0 obj <</A <</S /JavaScript>> /B [/Launch]>> endobj 2 0 obj [/Launch] endobj";
    expect(read(text).flatMap(({ harmful }) => harmful.map((one) => textOf(text, one)))).toEqual([
      "/JavaScript",
      "/Launch",
      "/Launch",
    ]);
  });
});

describe("a stream", () => {
  test.each([
    ["its length says where it ends", "<</Length 4>> stream\nMarc\nendstream endobj", "Marc"],
    ["its length is that of a Windows line", "<</Length 4>> stream\r\nMarc\r\nendstream", "Marc"],
    ["its length is elsewhere", "<</Length 9 0 R>> stream\nMarc endstream endobj", "Marc "],
    ["its length is too short", "<</Length 2>> stream\nMarc endstream endobj", "Marc "],
    ["its length is too long", "<</Length 9999>> stream\nMarc endstream endobj", "Marc "],
    ["it holds the word that ends an object", "<<>> stream\nendobj endstream", "endobj "],
    [
      "it holds the word that ends it, and its length is right",
      "<</Length 14>> stream\nendstream Marc\nendstream endobj",
      "endstream Marc",
    ],
    ["it holds half a string", "<</Length 5>> stream\n(Marc\nendstream endobj", "(Marc"],
  ])("is read whole when %s", (_, body, expected) => {
    const text = `7 0 obj ${body}`;
    const [object] = read(text);
    expect(textOf(text, object?.stream)).toBe(expected);
  });

  test("is none without a dictionary before it", () => {
    const [object] = read("7 0 obj stream (Marc) endstream endobj");
    expect(object?.stream).toBeUndefined();
  });

  test("does not hide the objects after it", () => {
    const numbers = read(
      "7 0 obj <</Length 4>> stream\nMarc\nendstream endobj 8 0 obj <<>> endobj",
    ).map(({ number }) => number);
    expect(numbers).toEqual([7, 8]);
  });
});
