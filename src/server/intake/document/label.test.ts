import { inflateSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import QRCode from "qrcode";
import { instant, parties } from "../../../../test/shop/quote.ts";
import type { ReceiptDocument } from "../../../domain/intake/document.ts";
import { createPdf } from "../../platform/pdf/pdf.ts";
import { isLabelSize, labelPrint, type LabelSize } from "./label.ts";

const document: ReceiptDocument = {
  ...parties,
  reference: "R2026-00042",
  fault: "",
  condition: "",
  accessories: ["Chargeur", "Housse"],
  ceiling: null,
  has_password: false,
  mentions: [],
};
const received_at = instant("2026-11-23T23:30:00Z");
const link = "https://etabli.example/s/AbCd";
const printOf = (facts: Partial<ReceiptDocument> = {}, size: LabelSize = "62x29") =>
  labelPrint({
    document: { ...document, ...facts },
    received_at,
    link,
    zone: "Europe/Paris",
    size,
  });

const pdf = createPdf();
afterAll(() => pdf.close());
const rendered = async (facts: Partial<ReceiptDocument>, size: LabelSize): Promise<string> => {
  const { template, data } = await printOf(facts, size);
  const bytes = await pdf.render(template, data, { created_at: received_at });
  return Buffer.from(bytes).toString("latin1");
};
/** Width and height of each page, in millimetres. */
const pagesOf = (file: string): number[][] =>
  [...file.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)),
  );

/** What each page draws. */
const contentsOf = (file: string): string[] =>
  [...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, number]) => {
    const [, packed = ""] =
      new RegExp(`\n${number} 0 obj\\b.*?\\bstream\n(.*?)\nendstream`, "s").exec(file) ?? [];
    return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  });

describe("labels", () => {
  it("name the appliance, then each accessory, all under the client and the reference", async () => {
    const { data } = await printOf();
    expect(data).toMatchObject({
      reference: "R2026-00042",
      date: "24/11/2026",
      labels: [
        { name: "Hélène Vidal", what: "Lave-linge Brandt WTC1299" },
        { name: "Hélène Vidal", what: "Chargeur" },
        { name: "Hélène Vidal", what: "Housse" },
      ],
    });
  });

  it("name an appliance that is not known by a word, and no serial number", async () => {
    expect((await printOf({ appliance: null, accessories: [] })).data).toMatchObject({
      labels: [{ what: "Appareil" }],
    });
    expect(JSON.stringify((await printOf()).data)).not.toContain("BR-4471-9920");
  });

  it("carry the code of the sheet's short address, with modules as large as they can be", async () => {
    const { modules } = QRCode.create(link, { errorCorrectionLevel: "L" });
    expect((await printOf()).data).toMatchObject({
      alt: `Code QR vers ${link}`,
      code: expect.stringContaining(`viewBox="0 0 ${modules.size} ${modules.size}"`),
    });
  });

  it.each([
    ["62x29", [62, 29]],
    ["50x30", [50, 30]],
  ] as const)("of %s are pages of that size, one for each thing left", async (size, page) => {
    expect(pagesOf(await rendered({}, size))).toEqual([page, page, page]);
    expect(pagesOf(await rendered({ accessories: [] }, size))).toEqual([page]);
  });

  it("draw the machine in black where the words leave room for it, on its own label alone", async () => {
    expect((await printOf({ kind_id: "lave-linge" })).data).toMatchObject({
      drawing: expect.stringMatching(/fill="none" d=.*stroke="#000000"/),
    });
    const isDrawn = async (facts: Partial<ReceiptDocument>, size: LabelSize) =>
      (await rendered({ ...facts, kind_id: "lave-linge" }, size)) !== (await rendered(facts, size));
    expect(await isDrawn({}, "62x29")).toBe(true);
    expect(await isDrawn({}, "50x30")).toBe(true);
    const client = { ...parties.client, name: "Anne-Charlotte de la Rochefoucauld-Montbel" };
    const appliance = {
      ...parties.appliance,
      kind: "Ordinateur portable",
      brand: "Hewlett-Packard",
    };
    const wordy = { client, appliance: { ...appliance, model: "EliteBook 840 G8", serial: "" } };
    expect(await isDrawn(wordy, "50x30")).toBe(false);
  });

  it("draw nothing on an accessory's label: only the first page changes with the machine", async () => {
    const plain = contentsOf(await rendered({}, "62x29"));
    const drawn = contentsOf(await rendered({ kind_id: "lave-linge" }, "62x29"));
    expect(plain).toHaveLength(3);
    expect(drawn.map((page, index) => page === plain[index])).toEqual([false, true, true]);
  });

  it("stay one page each under long and hostile texts, which are printed and never run", async () => {
    const hostile = '#panic("a") $x$ ] #{ read("/etc/passwd") } '.repeat(4);
    const client = { ...parties.client, name: hostile };
    expect(pagesOf(await rendered({ client, accessories: [hostile] }, "50x30"))).toHaveLength(2);
  });

  it.each(["10x10", "62X29", "", "62x29 ", "toString", "__proto__", "constructor"])(
    "are never of the size « %s »",
    (size) => {
      expect(isLabelSize(size)).toBe(false);
    },
  );
});
