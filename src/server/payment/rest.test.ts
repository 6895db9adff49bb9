/** How a client pays by transfer from the tracking page. */
import QRCode from "qrcode";
import { expect, test } from "vitest";
import { anotherVisitor } from "../../../test/shop/doors.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { openSales } from "../../../test/shop/sales.ts";
import type { TrackingProps } from "../../web/site/props.ts";
import { repairSite } from "../repair/site.ts";
import { paymentRest } from "./rest.ts";

const { doors, change, accepted } = openSales("2026-11-23T11:00:00.000Z", [
  repairSite,
  paymentRest,
]);

const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
const tracked = async (sheetid: string) => {
  const { invoices } = (await get(`/suivi/${sheetid}/state`)).json<TrackingProps>();
  const invoice = invoices.find(({ kind }) => kind === 380);
  if (!invoice) throw new Error("no invoice");
  return invoice;
};
const issued = async () => {
  const story = await accepted();
  return { ...story, invoice: await change("issueInvoice", { quote_id: story.quote_id }) };
};
const pay = (invoice_id: string, amount: number) =>
  change("recordPayment", {
    input: { invoice_id, method: "transfer", amount, received_on: "2026-11-23", note: "" },
  });
const setIban = (iban: string) =>
  doors().database.asOwner("update app.shop set iban = $2 where id = $1", [GARONNE.id, iban]);

test("an invoice with something due shows where a transfer goes, and its code asks for the remainder", async () => {
  const { invoice, sheetid } = await issued();
  for (const [paid, remaining, euros] of [
    [0, 19_000, "190.00"],
    [9_000, 10_000, "100.00"],
  ] as const) {
    if (paid > 0) await pay(invoice.id, paid);
    const { transfer, standing } = await tracked(sheetid);
    expect(standing).toBe(paid > 0 ? "partly-paid" : "unpaid");
    expect(transfer).toEqual({
      name: GARONNE.name,
      iban: GARONNE.iban,
      qr_url: `/suivi/${sheetid}/virement/${invoice.id}.png?reste=${remaining}`,
    });
    const { headers, rawPayload } = await get(transfer?.qr_url ?? "");
    expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": "no-store" });
    const text = `BCD\n002\n1\nSCT\n\n${GARONNE.name}\n${GARONNE.iban}\nEUR${euros}\n\n\n${invoice.reference}`;
    const code = await QRCode.toBuffer(text, { errorCorrectionLevel: "M", margin: 4, width: 480 });
    expect(rawPayload.equals(code)).toBe(true);
  }
});

test("nothing is offered once it is paid, nor on an invoice that was taken back", async () => {
  const paid = await issued();
  const { qr_url = "" } = (await tracked(paid.sheetid)).transfer ?? {};
  await pay(paid.invoice.id, 19_000);
  expect(await tracked(paid.sheetid)).toMatchObject({ standing: "paid", transfer: null });
  expect((await get(qr_url)).statusCode).toBe(404);
  const credited = await issued();
  await change("creditInvoice", { invoice_id: credited.invoice.id });
  expect(await tracked(credited.sheetid)).toMatchObject({ standing: "credited", transfer: null });
});

test("a shop without an IBAN offers no transfer", async () => {
  await setIban("");
  const { invoice, sheetid } = await issued();
  await setIban(GARONNE.iban);
  expect(await tracked(sheetid)).toMatchObject({ remaining: 19_000, transfer: null });
  expect((await get(`/suivi/${sheetid}/virement/${invoice.id}.png`)).statusCode).toBe(404);
});

test("a link opens the codes of its own repair alone", async () => {
  const [ours, theirs] = [await issued(), await issued()];
  for (const url of [
    `/suivi/${ours.sheetid}/virement/${theirs.invoice.id}.png`,
    `/suivi/AAAAAAAAAAAAAAAAAAAAAA/virement/${ours.invoice.id}.png`,
    `/suivi/${ours.sheetid}/virement/rien.png`,
  ])
    expect((await get(url)).statusCode, url).toBe(404);
  expect((await get(`/suivi/${ours.sheetid}/virement/${ours.invoice.id}.png`)).statusCode).toBe(
    200,
  );
});
