/** Invoices and credit notes as PDF: the shop's, the client's, and the copy that the tracking page opens. */
import { expect, test } from "vitest";
import { marc, nadia } from "../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../test/shop/doors.ts";
import { openSales } from "../../../test/shop/sales.ts";

const { ask, doors, change, accepted, document, bytesOf } = openSales("2026-11-23T11:00:00.000Z");

const UNKNOWN = "01990000-0000-7000-8000-00000000dead";

const issued = async () => {
  const story = await accepted();
  return { ...story, invoice: await change("issueInvoice", { quote_id: story.quote_id }) };
};

test("the printed invoice and its credit note are named after their numbers and cached by no proxy", async () => {
  const { invoice, sheetid } = await issued();
  const credit = await change("creditInvoice", { invoice_id: invoice.id });
  for (const [name, { id, reference }] of [
    ["Facture", invoice],
    ["Avoir", credit],
  ] as const) {
    const response = await doors().app.inject({
      url: `/suivi/${sheetid}/facture/${id}.pdf`,
      remoteAddress: anotherVisitor(),
    });
    expect(response.headers).toMatchObject({
      "content-disposition": `inline; filename="${name}-${reference}.pdf"`,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    });
  }
});

test("the client's name is printed for who holds the link of the letter, not for who follows the repair", async () => {
  const { invoice, repair_id, sheetid } = await issued();
  const [letter] = await doors().database.asOwner<{ text: string }>(
    "select text from app.message where repair_id = $1 and template = 'invoice-issued'",
    [repair_id],
  );
  const path = `/suivi/${sheetid}/facture/${invoice.id}.pdf`;
  const whole = new RegExp(`${path}\\?cle=[\\w-]{43}`).exec(letter?.text ?? "")?.[0] ?? "";
  const client = await bytesOf(whole, null);
  expect(client.equals(await bytesOf(invoice.pdf_url, marc))).toBe(true);
  for (const url of [
    path,
    `${path}?cle=`,
    `${path}?cle=${"x".repeat(43)}`,
    `${path}?cle=a&cle=b`,
  ]) {
    const copy = await bytesOf(url, null);
    expect(copy.subarray(0, 5).toString()).toBe("%PDF-");
    expect(copy.equals(client), url).toBe(false);
  }
});

test("a client's link opens the invoices of its own repair alone", async () => {
  const [ours, theirs] = [await issued(), await issued()];
  for (const url of [
    `/suivi/${ours.sheetid}/facture/${theirs.invoice.id}.pdf`,
    `/suivi/${ours.sheetid}/facture/${UNKNOWN}.pdf`,
    `/suivi/${ours.sheetid}/facture/rien.pdf`,
    `/suivi/AAAAAAAAAAAAAAAAAAAAAA/facture/${ours.invoice.id}.pdf`,
  ])
    expect((await document(url, null))[0], url).toBe(404);
});

test("the electronic invoice is a file of its own, the very one inside the PDF, and no copy of reading has it", async () => {
  const { invoice, sheetid } = await issued();
  const asked =
    "query ($r: String!) { invoicesByReference(reference: $r) { xml_url missing_facts } }";
  const { data } = await ask(asked, { r: invoice.reference });
  const [{ xml_url, missing_facts }] = data.invoicesByReference;
  expect(missing_facts).toEqual(["votre numéro SIRET"]);
  const pdf = await bytesOf(invoice.pdf_url, marc);
  const xml = (await bytesOf(xml_url, marc)).toString();
  expect(xml).toContain(`<ram:ID>${invoice.reference}</ram:ID>`);
  expect(pdf.includes("/AFRelationship /Alternative")).toBe(true);
  const copy = await bytesOf(`/suivi/${sheetid}/facture/${invoice.id}.pdf`, null);
  expect(copy.includes("factur-x.xml")).toBe(false);
});

test("another shop's electronic invoice, an unknown one and one for no one signed in are not found", async () => {
  const { invoice } = await issued();
  const xml_url = invoice.pdf_url.replace(".pdf", ".xml");
  expect((await document(xml_url, nadia))[0]).toBe(404);
  expect((await document(xml_url, null))[0]).not.toBe(200);
  expect((await document(`/app/document/invoice/${UNKNOWN}.xml`, marc))[0]).toBe(404);
});
