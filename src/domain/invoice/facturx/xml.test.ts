import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOSTILE } from "../../../../test/shop/facturx/billed.ts";
import { readXml } from "../../../../test/xml.ts";
import { dateField, field, group } from "./xml.ts";

describe("an element", () => {
  it("escapes what would be markup, in its text and in its attributes", () => {
    expect(field("ram:Name", `L'eau & <l'air>`, { schemeID: '"' })).toBe(
      '<ram:Name schemeID="&quot;">L&apos;eau &amp; &lt;l&apos;air&gt;</ram:Name>',
    );
  });

  it("is not written when it has nothing to say", () => {
    expect(field("ram:Name", " \u0007\u202e ")).toBe("");
    expect(group("ram:Party", [field("ram:Name", ""), ""])).toBe("");
    expect(group("ram:Party", ["", field("ram:Name", "A")])).toBe(
      "<ram:Party><ram:Name>A</ram:Name></ram:Party>",
    );
  });

  it("writes a date with its format", () => {
    expect(dateField("ram:Day", "20261202")).toBe(
      '<ram:Day><udt:DateTimeString format="102">20261202</udt:DateTimeString></ram:Day>',
    );
  });
});

describe("a hostile text", () => {
  it.each(HOSTILE)("stays the text of one element: %j", (text) => {
    const read = readXml(field("ram:Name", text));
    expect(read.children).toEqual([]);
    expect(read.text).not.toMatch(/[\u202a-\u202e]/);
  });

  it("is read again as it was, but for its ends and what XML forbids", () => {
    const ordinary = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(ordinary, (text) => {
        expect(readXml(field("ram:Name", `a${text}z`)).text).toBe(`a${text}z`);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(readXml(field("ram:Name", `a${text}`)).name).toBe("ram:Name");
      }),
    );
  });
});
