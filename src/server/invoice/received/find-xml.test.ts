/** The electronic invoice inside a PDF, found among whatever else a stranger attached. */
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { findXmlIn } from "./find-xml.ts";

const XML = '<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:x"/>';

type Attached = { bytes: Buffer; filter?: string; type?: string; length?: number };

/** A PDF of these streams, each an object. */
const pdf = (...files: Attached[]): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\n"),
    ...files.flatMap(({ bytes, filter = "", type = "/Type /EmbeddedFile", length }, index) => [
      Buffer.from(
        `${index + 2} 0 obj\n<<${type} ${filter} /Length ${length ?? bytes.length}>>\nstream\n`,
      ),
      bytes,
      Buffer.from("\nendstream\nendobj\n"),
    ]),
    Buffer.from("%%EOF"),
  ]);
const plain = (text = XML): Attached => ({ bytes: Buffer.from(text) });
const deflated = (text = XML): Attached => ({
  bytes: deflateSync(Buffer.from(text)),
  filter: "/Filter /FlateDecode",
});
const found = (bytes: Buffer) => findXmlIn(bytes)?.toString();

describe("the invoice is found", () => {
  test.each<[string, Buffer]>([
    ["as it is", pdf(plain())],
    ["deflated", pdf(deflated())],
    ["under a list of one filter", pdf({ ...deflated(), filter: "/Filter [/FlateDecode]" })],
    ["after other files", pdf(plain("<Devis/>"), deflated("<Autre/>"), deflated())],
    [
      "after one that is broken inside",
      pdf({ ...plain("zzz"), filter: "/Filter /FlateDecode" }, plain()),
    ],
  ])("%s", (_, bytes) => expect(found(bytes)).toBe(XML));
});

describe("nothing is found", () => {
  test.each<[string, Buffer]>([
    ["in a PDF without files", pdf()],
    ["in a stream that is no file", pdf({ ...plain(), type: "/Type /Metadata" })],
    ["in a file of another kind", pdf(plain("<Invoice/>"))],
    ["under a filter that nobody needs", pdf({ ...plain(), filter: "/Filter /LZWDecode" })],
    ["when the name comes far behind", pdf(plain(`${" ".repeat(3_000)}${XML}`))],
    ["in what is no PDF", Buffer.from("GIF89a")],
    ["in nothing", Buffer.alloc(0)],
    ["in a PDF that is cut", pdf(plain()).subarray(0, 60)],
  ])("%s", (_, bytes) => expect(found(bytes)).toBeUndefined());

  test("in a small file that inflates to more than an invoice ever is", () => {
    const huge = deflated(`${XML}${" ".repeat(6 * 1024 * 1024)}`);
    expect(huge.bytes.length).toBeLessThan(20_000);
    expect(found(pdf(huge))).toBeUndefined();
  });

  test("behind more files than anybody attaches, whose inflating would hold up the others", () => {
    const many = Array.from({ length: 10 }, () => deflated("<Autre/>"));
    expect(found(pdf(...many.slice(1), deflated()))).toBe(XML);
    expect(found(pdf(...many, deflated()))).toBeUndefined();
  });
});
