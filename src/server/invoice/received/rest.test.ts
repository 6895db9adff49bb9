/** The door by which the shop brings a supplier's invoice: what it takes, what it turns away, and who may. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { karim, marc, nadia, sylvie, type Colleague } from "../../../../test/shop/colleagues.ts";
import { GARONNE, KARIM, LOIRE } from "../../../../test/shop/garonne.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { ublInvoice } from "../../../../test/shop/supplier/invoices.ts";
import { SHOP_ROLES } from "../../../domain/account/role.ts";
import { may } from "../../../domain/account/permissions.ts";
import { supplierInvoiceRest } from "./rest.ts";

const { doors, send } = openSales("2026-11-23T11:00:00.000Z", [supplierInvoiceRest]);

type Bringing = {
  type?: string;
  typed?: Record<string, string>;
  who?: Colleague;
  shop_id?: string;
};
const bring = async (
  payload: Buffer | string,
  { type = "application/xml", typed = {}, who = marc, shop_id = who.shop_id }: Bringing = {},
) => {
  const url = `/api/v1/shops/${shop_id}/supplier-invoices?${new URLSearchParams(typed)}`;
  const headers = { "content-type": type };
  const { statusCode, body } = await send({ method: "POST", url, headers, payload }, who);
  return { status: statusCode, said: body };
};
const refusal = async (...given: Parameters<typeof bring>) => {
  const { status, said } = await bring(...given);
  return [status, /"refused":"([^"]+)"/.exec(said)?.[1] ?? said.slice(0, 60)];
};
const count = async () =>
  (
    await doors().database.asOwner<{ n: number }>(
      "select count(*)::int as n from app.supplier_invoice",
    )
  )[0]?.n;

const PDF = "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF";
const TYPED = {
  supplier_name: "Quincaillerie",
  reference: "77",
  issued_on: "2026-11-20",
  total_incl: "24,00",
  total_vat: "4,00",
};
const deep = `${"<a>".repeat(100)}${"</a>".repeat(100)}`;
const line = "<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>";

describe("a file that is turned away leaves nothing behind", () => {
  test.each<[string, string, string]>([
    [
      "an entity of the disk",
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice>&x;</Invoice>',
      "xml-unreadable",
    ],
    [
      "an entity of the network",
      '<!DOCTYPE a SYSTEM "http://169.254.169.254/x"><Invoice/>',
      "xml-unreadable",
    ],
    [
      "a billion laughs",
      '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;">]><Invoice>&c;</Invoice>',
      "xml-unreadable",
    ],
    ["a well of elements", deep, "xml-too-large"],
    ["a flood of elements", `<a>${"<b/>".repeat(60_000)}</a>`, "xml-too-large"],
    ["six megabytes of text", `<a>${"x".repeat(6 * 1024 * 1024)}</a>`, "xml-too-large"],
    ["an XML of something else", "<Commande/>", "supplier-invoice-unreadable"],
    ["an invoice without a number", ublInvoice({ reference: "" }), "supplier-invoice-unreadable"],
    ["an invoice without a day", ublInvoice({ day: "demain" }), "supplier-invoice-unreadable"],
    ["an invoice in dollars", ublInvoice({ currency: "USD" }), "supplier-invoice-currency"],
    [
      "an invoice of too many lines",
      ublInvoice().replace("</Invoice>", `${line.repeat(600)}</Invoice>`),
      "supplier-invoice-unreadable",
    ],
    ["half an invoice", ublInvoice().slice(0, 900), "xml-unreadable"],
    ["a picture", "\u0089PNG\r\n", "xml-unreadable"],
    ["nothing", "", "xml-unreadable"],
  ])("%s", async (_, file, refused) => {
    const before = await count();
    const [status, said] = await refusal(file);
    expect(said).toBe(refused);
    expect([415, 422]).toContain(status);
    expect(await count()).toBe(before);
  });

  test("a PDF that says nothing, or whose entity would read the disk", async () => {
    const pdf = { type: "application/pdf" };
    expect(await refusal(PDF, pdf)).toEqual([422, "supplier-invoice-plain"]);
    const inside =
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><CrossIndustryInvoice>&x;</CrossIndustryInvoice>';
    const hidden = `%PDF-1.7\n1 0 obj <</Type /EmbeddedFile /Length ${inside.length}>>\nstream\n${inside}\nendstream\nendobj\n%%EOF`;
    expect(await refusal(hidden, pdf)).toEqual([422, "xml-unreadable"]);
  });

  test("more than ten megabytes never reaches a reader", async () => {
    const { status } = await bring(Buffer.alloc(10 * 1024 * 1024 + 1, 0x20));
    expect(status).toBe(413);
  });

  test("a type that is neither PDF nor XML", async () => {
    for (const type of ["text/html", "image/png", "application/zip"])
      expect((await bring(ublInvoice(), { type })).status).toBe(415);
    expect((await bring(JSON.stringify({}), { type: "application/json" })).status).toBe(415);
  });
});

describe("what a person typed", () => {
  test.each([
    ["no supplier", { supplier_name: " " }],
    ["no number", { reference: "" }],
    ["no day", { issued_on: "" }],
    ["a day that does not exist", { issued_on: "2026-02-30" }],
    ["a due day that does not exist", { due_on: "bientôt" }],
    ["no total", { total_incl: "" }],
    ["a total in words", { total_incl: "vingt" }],
    ["more VAT than the total", { total_vat: "25,00" }],
  ])("with %s is refused", async (_, wrong) => {
    const given = { type: "application/pdf", typed: { ...TYPED, ...wrong } };
    expect(await refusal(PDF, given)).toEqual([422, "supplier-invoice-typed"]);
  });

  test("of a file that nothing can read is kept with its bytes; of an empty one, nothing is", async () => {
    const typed = { ...TYPED, reference: "78" };
    const { status, said } = await bring("<Commande/>", { typed });
    expect(status).toBe(201);
    const shown = await send(
      { url: `/app/document/supplier-invoice/${JSON.parse(said).id}` },
      marc,
    );
    expect([shown.headers["content-type"], shown.body]).toEqual([
      "application/octet-stream",
      "<Commande/>",
    ]);
    expect(shown.headers["content-disposition"]).toMatch(/^attachment; /);
    expect((await refusal("", { typed: { ...TYPED, reference: "79" } }))[1]).toBe("xml-unreadable");
  });

  test("is kept as it was typed, and its file as it came", async () => {
    const { status, said } = await bring(PDF, { type: "application/pdf", typed: TYPED });
    expect(status).toBe(201);
    const { id } = JSON.parse(said);
    const shown = await send({ url: `/app/document/supplier-invoice/${id}` }, marc);
    expect(shown.body).toBe(PDF);
    expect(shown.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="facture-fournisseur-${id}.pdf"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(await refusal(PDF, { type: "application/pdf", typed: TYPED })).toEqual([
      422,
      "supplier-invoice-known",
    ]);
  });
});

describe("an invoice that is known", () => {
  test("is the same number of the same supplier, whatever its bytes; at another shop it is another one", async () => {
    const reference = "PM-1";
    expect((await bring(ublInvoice({ reference }))).status).toBe(201);
    const changed = ublInvoice({ reference, label: "Autre chose" });
    expect(await refusal(changed)).toEqual([422, "supplier-invoice-known"]);
    expect((await bring(ublInvoice({ reference }), { who: nadia })).status).toBe(201);
  });

  test("brought twice at the same moment is kept once", async () => {
    const file = ublInvoice({ reference: "PM-2" });
    const answers = await Promise.all([bring(file), bring(file), bring(file)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });
});

describe("the doors", () => {
  let id = "";
  beforeAll(async () => {
    const { said } = await bring(ublInvoice({ reference: "PM-3" }));
    id = JSON.parse(said).id;
  });

  test.each(SHOP_ROLES)("let a %s in as the table of rights says", async (role) => {
    await doors().database.asOwner("update app.shop_user set role = $2 where id = $1", [
      KARIM.id,
      role,
    ]);
    const { status } = await bring(ublInvoice({ reference: `R-${role}` }), { who: karim });
    expect(status).toBe(may({ role }, "record-payment") ? 201 : 403);
    expect((await send({ url: `/app/document/supplier-invoice/${id}` }, karim)).statusCode).toBe(
      200,
    );
    await doors().database.asOwner("update app.shop_user set role = 'TECHNICIAN' where id = $1", [
      KARIM.id,
    ]);
  });

  test("are closed to another shop and to a visitor, and an XML is never drawn", async () => {
    const url = `/app/document/supplier-invoice/${id}`;
    expect((await send({ url }, nadia)).statusCode).toBe(404);
    expect((await doors().app.inject({ url })).statusCode).toBe(302);
    const [before, shop_id] = [await count(), GARONNE.id];
    expect((await bring(ublInvoice({ reference: "X" }), { who: nadia, shop_id })).status).toBe(403);
    expect(
      (await bring(ublInvoice({ reference: "X" }), { who: sylvie, shop_id: LOIRE.id })).status,
    ).toBe(403);
    expect(await count()).toBe(before);
    for (const wrong of [randomUUID(), "x", `${id}.pdf`])
      expect(
        (await send({ url: `/app/document/supplier-invoice/${wrong}` }, marc)).statusCode,
      ).toBe(404);
    const { headers } = await send({ url }, marc);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename=".*\.xml"$/);
  });
});
