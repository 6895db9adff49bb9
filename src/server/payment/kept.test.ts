/** Money that comes when nothing is owed any more: all of it is kept for the client, by the verb of every payment. */
import { expect, test } from "vitest";
import { openCards, TODAY, type Owed } from "../../../test/shop/card/desk.ts";

const { doors, change, receive, standing, refund, anInvoice } = openCards({ count: 4 });

const keep = ({ id: invoice_id }: Owed, on_account: number, facts: object = {}) =>
  change("recordPayment", {
    input: {
      invoice_id,
      method: "transfer",
      amount: 0,
      on_account,
      received_on: TODAY,
      note: "",
      ...facts,
    },
  });
const entriesOf = ({ repair_id }: Owed) =>
  doors().database.asOwner<{ amount: string; invoice_id: string | null }>(
    "select amount, invoice_id from app.payment where repair_id = $1 order by created_at, movement_id, position",
    [repair_id],
  );
const notices = ({ repair_id }: Owed) =>
  doors().database.asOwner<{ about: { reference: string; amount: number } }>(
    "select about from app.notification where kind = 'payment-received' and repair_id = $1",
    [repair_id],
  );

test("it is one entry on the account, of which the shop is told, and no letter thanks for a payment", async () => {
  const invoice = anInvoice();
  await receive(invoice, 19_000);
  expect(await keep(invoice, 2_500)).toMatchObject({ client_account: 2_500, remainder: 0 });
  const entries = await entriesOf(invoice);
  expect(entries.filter(({ invoice_id }) => invoice_id === null)).toHaveLength(1);
  const told = (await notices(invoice)).map(({ about }) => about);
  expect(told).toContainEqual(
    expect.objectContaining({ amount: 2_500, reference: expect.stringContaining("déjà réglée") }),
  );
  const letters = await doors().database.asOwner(
    "select from app.message where template = 'payment-received' and repair_id = $1",
    [invoice.repair_id],
  );
  expect(letters).toHaveLength(1);
});

test("sent again by a network that was cut, it is the same money", async () => {
  const invoice = anInvoice();
  const id = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => keep(invoice, 700, { id })));
  for (const answer of answers) expect(answer).toMatchObject({ client_account: 700 });
  expect(await entriesOf(invoice)).toHaveLength(1);
  expect(await keep(invoice, 900, { id })).toMatchObject({ refused: "movement-taken" });
});

test.each([
  ["nothing at all", 0],
  ["a negative sum", -100],
])("%s is kept for nobody", async (_, amount) => {
  const invoice = anInvoice();
  expect(await keep(invoice, amount)).toMatchObject({ refused: "amount-not-positive" });
  expect(await entriesOf(invoice)).toEqual([]);
});

test("what is kept goes back to the client, and not twice", async () => {
  const [row] = await doors().database.asOwner<{ invoice_id: string; repair_id: string }>(
    "select i.id as invoice_id, p.repair_id from app.payment p join app.invoice i on i.repair_id = p.repair_id where p.amount = 2500 and p.invoice_id is null",
  );
  const owed = { id: row?.invoice_id ?? "", repair_id: row?.repair_id ?? "", sheetid: "" };
  const back = { source: "account", on_card: false, method: "transfer" };
  expect(await standing(owed)).toMatchObject({ client_account: 2_500 });
  await refund(owed, 2_500, back);
  expect((await refund(owed, 1, back)).told).toMatchObject({ refused: "amount-above-owed" });
  expect(await standing(owed)).toMatchObject({ client_account: 0 });
});
