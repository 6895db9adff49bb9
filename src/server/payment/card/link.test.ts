/** Where the link of the card stands: in the letters and on the tracking page, while something may be paid. */
import { expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { openCards, TODAY, type Owed } from "../../../../test/shop/card/desk.ts";
import { instant } from "../../../../test/shop/doors.ts";

const { doors, ask, get, change, payPage, receive, sessions, anInvoice, opened } = openCards({
  count: 7,
});

const tracked = async ({ sheetid }: Owed) =>
  (await get(`/suivi/${sheetid}/state`)).json().invoices as {
    card_url: string | null;
    settled_url: string | null;
    remaining: number;
  }[];
const textOf = async ({ repair_id }: Owed, template: string) =>
  (
    await doors().database.asOwner<{ text: string }>(
      "select text from app.message where repair_id = $1 and template = $2 order by created_at desc, id desc",
      [repair_id, template],
    )
  )[0]?.text ?? "";

test("on the tracking page while something is owed; then the copy that is settled takes its place", async () => {
  const invoice = anInvoice();
  const card_url = `/suivi/${invoice.sheetid}/payer/${invoice.id}`;
  expect(await tracked(invoice)).toMatchObject([{ card_url, settled_url: null }]);
  await receive(invoice, 4_000);
  expect(await tracked(invoice)).toMatchObject([{ card_url, remaining: 15_000 }]);
  await receive(invoice, 15_000);
  const settled_url = `/suivi/${invoice.sheetid}/facture-acquittee/${invoice.id}.pdf`;
  expect(await tracked(invoice)).toMatchObject([{ card_url: null, settled_url }]);
});

test("a credit note takes the link away, and the page leads back to what the client follows", async () => {
  const invoice = anInvoice();
  await change("creditInvoice", { invoice_id: invoice.id });
  for (const { card_url, settled_url } of await tracked(invoice))
    expect([card_url, settled_url]).toEqual([null, null]);
  const asked = sessions().length;
  const answer = await payPage(invoice);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/suivi/${invoice.sheetid}`]);
  expect(sessions()).toHaveLength(asked);
});

test("in the letter of an invoice that is issued, and in the reminder of the office", async () => {
  const { database } = doors();
  const { repair_id, sheetid } = await openRepair(database);
  const now = act(instant(`${TODAY}T11:00:00Z`));
  const takesCards = { ...now, takesCards: true };
  const id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, repair_id, takesCards),
  );
  const link = `/suivi/${sheetid}/payer/${id}`;
  expect(await textOf({ id, repair_id, sheetid }, "invoice-issued")).toContain(link);
  const late = anInvoice();
  await change("remindInvoice", { invoice_id: late.id });
  const reminder = await textOf(late, "payment-reminder");
  expect(reminder).toContain("Par carte bancaire, en ligne");
  expect(reminder).toContain(`/suivi/${late.sheetid}/payer/${late.id}`);
});

test("the texts of the shop show it on their example", async () => {
  const { data } = await ask(`{ unpaid_example(audience: "consumer") { values } }`);
  expect(data.unpaid_example.values.reglement).toContain("/payer/");
});

test("another repair's link, an unknown id and a credit note open no page", async () => {
  const [mine, other] = [anInvoice(), anInvoice()];
  const asked = sessions().length;
  for (const url of [
    `/suivi/${other.sheetid}/payer/${mine.id}`,
    `/suivi/${mine.sheetid}/payer/${crypto.randomUUID()}`,
    `/suivi/${mine.sheetid}/payer/facture`,
    `/suivi/${"x".repeat(22)}/payer/${mine.id}`,
  ])
    expect((await get(url)).statusCode).toBe(404);
  expect(sessions()).toHaveLength(asked);
});

test("the page names the invoice and the shop, and comes back to what the client follows", async () => {
  const invoice = anInvoice();
  await opened(invoice);
  const fields = sessions().at(-1)?.fields;
  expect(fields?.get("line_items[0][price_data][product_data][name]")).toMatch(
    /^Facture F2026-\d{5}, Atelier Garonne$/,
  );
  expect(fields?.get("line_items[0][price_data][currency]")).toBe("eur");
  expect(fields?.get("success_url")).toContain(`/suivi/${invoice.sheetid}?paiement=recu`);
  expect(fields?.get("cancel_url")).toContain(`/suivi/${invoice.sheetid}#regler`);
  expect(fields?.get("customer_email")).toBe("helene.vidal@example.org");
  expect(fields?.get("locale")).toBe("fr");
  const life = Number(fields?.get("expires_at")) - Date.parse(`${TODAY}T11:00:00Z`) / 1_000;
  expect(life).toBe(23 * 3_600);
});
