/** The copy of a paid invoice behind the client's own link: with their name by the letter, without it on the page. */
import { expect, test } from "vitest";
import { openCards, type Owed } from "../../../../test/shop/card/desk.ts";

const { doors, get, receive, change, refund, anInvoice } = openCards({ count: 6 });

const pageOf = ({ sheetid, id }: Owed) => `/suivi/${sheetid}/facture-acquittee/${id}.pdf`;
const letterOf = async ({ repair_id }: Owed) =>
  (
    await doors().database.asOwner<{ text: string }>(
      "select text from app.message where template = 'payment-received' and repair_id = $1 order by id",
      [repair_id],
    )
  ).map(({ text }) => /\/suivi\/\S+\/facture-acquittee\/\S+/.exec(text)?.[0]);
const kindOf = async (url: string) => {
  const { statusCode, rawPayload } = await get(url);
  return [statusCode, rawPayload.subarray(0, 5).toString()];
};

test("the letter of a part leads to no copy, that of the rest does, and it opens", async () => {
  const invoice = anInvoice();
  await receive(invoice, 9_000);
  expect(await letterOf(invoice)).toEqual([undefined]);
  expect((await get(pageOf(invoice))).statusCode).toBe(404);
  await receive(invoice, 10_000);
  const [, link = ""] = await letterOf(invoice);
  expect(link).toMatch(new RegExp(`^${pageOf(invoice)}\\?cle=[\\w-]{43}$`));
  expect(await kindOf(link)).toEqual([200, "%PDF-"]);
});

test("without the key of the letter it is a copy of another content, which leaves the name out", async () => {
  const invoice = anInvoice();
  await receive(invoice, 19_000);
  const [link = ""] = await letterOf(invoice);
  expect(await kindOf(pageOf(invoice))).toEqual([200, "%PDF-"]);
  const [named, unnamed] = await Promise.all([get(link), get(pageOf(invoice))]);
  expect(named.rawPayload.equals(unnamed.rawPayload)).toBe(false);
  const wrong = await get(`${pageOf(invoice)}?cle=${"x".repeat(43)}`);
  expect(wrong.rawPayload.equals(unnamed.rawPayload)).toBe(true);
});

test("once money was given back it is settled no more, until the account is even", async () => {
  const invoice = anInvoice();
  await receive(invoice, 19_000);
  await change("creditInvoice", { invoice_id: invoice.id });
  expect((await get(pageOf(invoice))).statusCode).toBe(404);
  await refund(invoice, 19_000, { on_card: false, method: "transfer" });
  expect((await get(pageOf(invoice))).statusCode).toBe(404);
});

test("another repair's link opens none of it", async () => {
  const [mine, other] = [anInvoice(), anInvoice()];
  await receive(mine, 19_000);
  const stolen = `/suivi/${other.sheetid}/facture-acquittee/${mine.id}.pdf`;
  expect((await get(stolen)).statusCode).toBe(404);
  const unknown = `/suivi/${mine.sheetid}/facture-acquittee/${crypto.randomUUID()}.pdf`;
  expect((await get(unknown)).statusCode).toBe(404);
});
