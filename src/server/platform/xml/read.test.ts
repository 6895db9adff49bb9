import { describe, expect, it } from "vitest";
import { readXml } from "./read.ts";

const read = (text: string) => readXml(Buffer.from(text));
const refused = (text: string): string => {
  const answer = read(text);
  return "refused" in answer ? answer.refused : "";
};

describe("an XML file of a stranger", () => {
  it("is read as its elements, without their prefix", () => {
    expect(
      read(
        '<?xml version="1.0"?><a:Facture xmlns:a="urn:a" n="1"><ID>A&amp;B</ID><![CDATA[<é>]]></a:Facture>',
      ),
    ).toMatchObject({
      name: "Facture",
      attributes: { n: "1" },
      text: "<é>",
      children: [{ name: "ID", text: "A&B", children: [] }],
    });
  });

  it.each([
    ["a document type", '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ["an entity of the disk", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    [
      "a billion laughs",
      '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;"><!ENTITY d "&c;&c;">]><a>&d;</a>',
    ],
    ["an entity that nothing defines", "<a>&x;</a>"],
    ["a document type without entities", "<!DOCTYPE a><a/>"],
    ["an element that is not closed", "<a><b></a>"],
    ["two roots", "<a/><b/>"],
    ["a sign that XML forbids", "<a>\u0001</a>"],
    ["a file that is no XML", "%PDF-1.7"],
    ["nothing", ""],
  ])("with %s is refused", (_, text) => expect(refused(text)).toBe("xml-unreadable"));

  it("in another encoding is refused", () =>
    expect(readXml(Buffer.from([0x3c, 0x61, 0x3e, 0xe9, 0x3c, 0x2f, 0x61, 0x3e]))).toEqual({
      refused: "xml-unreadable",
    }));

  it.each([
    ["too deep", "<a>".repeat(200) + "</a>".repeat(200)],
    ["with too many elements", `<a>${"<b/>".repeat(60_000)}</a>`],
    ["too long", `<a>${"x".repeat(6 * 1024 * 1024)}</a>`],
  ])("%s is refused", (_, text) => expect(refused(text)).toBe("xml-too-large"));
});
