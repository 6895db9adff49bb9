/** The shop asks again for what a late invoice still owes, over HTTP. */
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { openSales } from "../../../../test/shop/sales.ts";

const { doors, ask, change } = openSales("2026-11-23T11:00:00.000Z");
const EMAIL = "helene.vidal@example.org";

/** The chain takes nothing older than its last entry: they are issued before any test receives money. */
const late: { id: string; repair_id: string }[] = [];
beforeAll(async () => {
  const { database } = doors();
  for (const minute of ["01", "02", "03", "04", "05", "06", "07", "08", "09"]) {
    const { repair_id } = await openRepair(database);
    const then = act(instant(`2026-10-05T08:${minute}:00Z`));
    const id = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, then));
    late.push({ id, repair_id });
  }
});
const lateInvoice = () => late.pop() ?? { id: "", repair_id: "" };
const remind = (invoice_id: string, who?: typeof nadia) =>
  change("remindInvoice", { invoice_id }, who);
const lettersOf = (repair_id: string) =>
  doors().database.asOwner<{ recipient: string; text: string }>(
    "select recipient, text from app.message where template = 'payment-reminder' and repair_id = $1",
    [repair_id],
  );
const reminderOf = async (invoice_id: string) => {
  const { data } = await ask("{ invoices { id reminder { sent_at way failure } } }");
  const all: { id: string; reminder: unknown }[] = data.invoices;
  return all.find(({ id }) => id === invoice_id)?.reminder;
};

test("a late invoice is reminded by a letter with the rest and the delay, in the journal of its repair", async () => {
  const { id, repair_id } = lateInvoice();
  const input = { invoice_id: id, method: "card", amount: 5_000, received_on: "2026-11-23" };
  await change("recordPayment", { input: { ...input, note: "" } });
  expect(await reminderOf(id)).toBeNull();
  expect(await remind(id)).toMatchObject({ id, remainder: 14_000 });
  const [letter, ...others] = await lettersOf(repair_id);
  expect([letter?.recipient, others]).toEqual([EMAIL, []]);
  expect(letter?.text).toMatch(/140,00\s€/);
  expect(letter?.text).toContain("il y a 49 jours");
  const journal = await doors().database.asOwner<{ subject: string }>(
    "select payload->>'subject' as subject from app.repair_item where repair_id = $1 and type = 'MessageSent'",
    [repair_id],
  );
  expect(journal.at(-1)?.subject).toMatch(/^Rappel/);
  expect(await reminderOf(id)).toEqual({
    sent_at: "2026-11-23T11:00:00.000Z",
    way: "email",
    failure: "",
  });
});

test("once a day, even when two people press at once", async () => {
  const { id, repair_id } = lateInvoice();
  const answers = await Promise.all([remind(id), remind(id), remind(id)]);
  const refused = answers.filter((answer) => answer.refused === "reminded-today");
  expect([refused.length, (await lettersOf(repair_id)).length]).toEqual([2, 1]);
});

test("a paid invoice gets no letter", async () => {
  const { id, repair_id } = lateInvoice();
  const input = { invoice_id: id, method: "card", amount: 19_000, received_on: "2026-11-23" };
  await change("recordPayment", { input: { ...input, note: "" } });
  expect(await remind(id)).toMatchObject({ refused: "not-late" });
  expect(await lettersOf(repair_id)).toEqual([]);
});

test("a client without e-mail is reminded by SMS; without mobile they are to be called, without telephone it is refused", async () => {
  const { database } = doors();
  await database.asOwner("update app.client set email = ''");
  const [bySms, toCall] = [lateInvoice(), lateInvoice()];
  await remind(bySms.id);
  const [sms] = await lettersOf(bySms.repair_id);
  expect(sms).toMatchObject({ recipient: "+33639980012" });
  expect(sms?.text).toMatch(
    /^Atelier Garonne : Rappel : 190,00 € à régler pour la facture .* http:/,
  );
  expect(await reminderOf(bySms.id)).toMatchObject({ way: "sms" });

  await database.asOwner("update app.client_phone set name = 'Fix', number = '+33561000000'");
  await remind(toCall.id);
  expect(await lettersOf(toCall.repair_id)).toEqual([]);
  expect(await reminderOf(toCall.id)).toMatchObject({ way: "call", failure: "" });
  const notices = await database.asOwner(
    "select about from app.notification where kind = 'to-call'",
  );
  expect(notices).toMatchObject([{ about: { client: "Hélène VIDAL", phone: "05 61 00 00 00" } }]);
  expect(await remind(toCall.id)).toMatchObject({ refused: "reminded-today" });

  await database.asOwner("delete from app.client_phone");
  expect(await remind(lateInvoice().id)).toMatchObject({ refused: "no-contact" });
  await database.asOwner("update app.client set email = $1", [EMAIL]);
});

test("another shop reminds nobody of ours", async () => {
  const { id, repair_id } = lateInvoice();
  expect(await remind(id, nadia)).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(await lettersOf(repair_id)).toEqual([]);
});

test("a letter that did not leave says why", async () => {
  const { id, repair_id } = lateInvoice();
  await remind(id);
  await doors().database.asOwner(
    "update app.message set status = 'failed', last_error = '550 5.1.1 user unknown' where repair_id = $1",
    [repair_id],
  );
  expect(await reminderOf(id)).toMatchObject({
    failure: expect.stringContaining("l’adresse n’existe pas"),
  });
});

test("all that left is read on the invoice, the latest first, and who sent it", async () => {
  const { id } = lateInvoice();
  const written = (reminded_on: string, rung: number | null) =>
    doors().database.asOwner(
      "insert into app.payment_reminder (shop_id, invoice_id, reminded_on, rung, remainder, created_at) values ($1, $2, $3::date, $4, 19000, $3::date)",
      [garonneScope.shop_id, id, reminded_on, rung],
    );
  await written("2026-10-08", 3);
  await written("2026-10-15", 10);
  await remind(id);
  const { data } = await ask("{ invoices { id reminders { rung way sent_at failure } } }");
  const all: { id: string; reminders: { rung: number | null; way: string }[] }[] = data.invoices;
  const reminders = all.find((invoice) => invoice.id === id)?.reminders ?? [];
  expect(reminders.map(({ rung }) => rung)).toEqual([null, 10, 3]);
  expect(reminders.map(({ way }) => way)).toEqual(["email", "call", "call"]);
  // The same rung twice, by two processes, is one: the database holds it.
  await expect(written("2026-10-20", 10)).rejects.toThrow("payment_reminder_once");
});
