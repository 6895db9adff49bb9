/** Late payers reminded by itself: issued by the office's verbs, looked at by the job of the morning. */
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { createMail } from "../../platform/mail.ts";
import { createSms } from "../../platform/sms/sms.ts";
import { sendMessage } from "../jobs.ts";
import { remindUnpaid } from "./remind.ts";

const { doors, ask, change } = openSales("2026-11-23T11:00:00.000Z");
const origin = "https://etabli.example";
const scope = mintScope(garonneScope.shop_id, { kind: "system" });

type Late = { id: string; repair_id: string; due_on: string };
/** Issued before any test receives money: the chain takes nothing older than its last entry. */
const late: Record<"ladder" | "part" | "paid" | "disputed" | "company" | "quiet", Late> =
  {} as never;
const NAMES = ["company", "ladder", "part", "paid", "disputed", "quiet"] as const;

beforeAll(async () => {
  const { database } = doors();
  for (const [index, name] of NAMES.entries()) {
    const type = name === "company" ? "Entreprise" : "Particulier";
    const { repair_id } = await openRepair(database, undefined, type);
    // A company pays within thirty days, a consumer at once: all are due on the same day.
    const day = name === "company" ? "2026-10-17" : "2026-11-16";
    const then = act(instant(`${day}T08:0${index}:00Z`));
    const id = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, then));
    const [row] = await database.asOwner<{ due_on: string }>(
      "select due_on::text from app.invoice where id = $1",
      [id],
    );
    late[name] = { id, repair_id, due_on: row?.due_on ?? "" };
  }
});

const sweep = (at: string) =>
  remindUnpaid({ database: doors().database, scope, at: instant(at), origin });
/** In the morning of that many days after the due date. */
const morning = (days: number) => {
  const due = new Date(`${late.ladder.due_on}T06:55:00Z`);
  return new Date(due.getTime() + days * 86_400_000).toISOString().replace(".000", "");
};
type Letter = { id: string; subject: string; text: string; status: string };
const lettersOf = ({ repair_id }: Late) =>
  doors().database.asOwner<Letter>(
    "select id, subject, text, status from app.message where template = 'payment-late' and repair_id = $1 order by created_at, id",
    [repair_id],
  );
const remindersOf = async ({ id }: Late) => {
  const { data } = await ask("{ invoices { id reminders { rung way } } }");
  const all: { id: string; reminders: { rung: number | null }[] }[] = data.invoices;
  return all.find((invoice) => invoice.id === id)?.reminders.map(({ rung }) => rung);
};
const dispute = (input: object) =>
  ask(
    `mutation ($input: DisputeInput!) { disputeInvoice(input: $input) {
      ... on Refusal { refused } ... on Invoice { dispute { reason } } } }`,
    { input },
  );
const pay = ({ id: invoice_id }: Late, amount: number) =>
  change("recordPayment", {
    input: { invoice_id, method: "card", amount, received_on: "2026-11-23", note: "" },
  });
const switchTo = (payments: "true" | "false") =>
  ask(
    `mutation { saveMessageRules(input: { rungs: ["day"], quiet_from: 1200, quiet_to: 480, quiet_days: [7], payments: ${payments} }) { __typename } }`,
  );
const plain = (text = "") => text.replace(/[\u202f\u00a0]/g, " ");

test("after three days each late invoice is reminded once, whoever looks; the day before, none", async () => {
  expect(await sweep(morning(2))).toBe(0);
  await switchTo("false");
  expect(await sweep(morning(3))).toBe(0);
  await switchTo("true");
  const both = await Promise.all([sweep(morning(3)), sweep(morning(3))]);
  expect(both[0] + both[1]).toBe(NAMES.length);
  expect(await sweep(morning(4))).toBe(0);
  const [letter, ...others] = await lettersOf(late.ladder);
  expect(others).toEqual([]);
  expect(letter?.subject).toContain("un oubli, sans doute");
  expect(plain(letter?.text)).toContain("Il reste 190,00 €");
  const journal = await doors().database.asOwner(
    "select from app.repair_item where repair_id = $1 and type = 'MessageSent' and payload->>'message_id' = $2",
    [late.ladder.repair_id, letter?.id],
  );
  expect(journal).toHaveLength(1);
});

test("a dispute stops it and the shop's own reminder; once lifted they go on", async () => {
  const { id } = late.disputed;
  expect(await dispute({ invoice_id: id, reason: "  " })).toMatchObject({
    data: { disputeInvoice: { refused: "bad-input" } },
  });
  await dispute({ invoice_id: id, reason: "La pompe fuit encore." });
  expect(await dispute({ invoice_id: id, reason: "Encore" })).toMatchObject({
    data: { disputeInvoice: { refused: "already-disputed" } },
  });
  expect(await change("remindInvoice", { invoice_id: id })).toMatchObject({ refused: "disputed" });
  const { data } = await ask("{ invoices { id dispute { reason created_by } } }");
  const shown: { id: string; dispute: object | null }[] = data.invoices;
  expect(shown.filter((invoice) => invoice.dispute)).toMatchObject([
    { id, dispute: { reason: "La pompe fuit encore.", created_by: expect.any(String) } },
  ]);
});

test("a part paid is told in the next one; what is paid or contested gets none; a company reads what it costs", async () => {
  await pay(late.part, 5_000);
  await pay(late.paid, 19_000);
  await sweep(morning(10));
  const bodies = await Promise.all(NAMES.map((name) => lettersOf(late[name])));
  expect(bodies.map((letters) => letters.length)).toEqual([2, 2, 1, 1, 1, 2]);
  const [company, ladder] = bodies;
  expect(ladder?.[1]?.text).not.toMatch(/pénalité|indemnité/);
  // 240,00 € × 7,86 % × 10 ÷ 365 = 0,52 €
  expect(plain(company?.[1]?.text)).toContain("pénalités (0,52 € à ce jour)");
  // Five days of peace after the payment of a part, then the rest is asked.
  expect(await sweep(morning(11))).toBe(0);
  expect(await sweep(morning(12))).toBe(1);
  const [, part] = await lettersOf(late.part);
  expect(plain(part?.text)).toContain("il reste 140,00 €");
});

test("lifted, its journal says so; the thirtieth day is the last letter", async () => {
  const lift = await ask(
    `mutation ($id: ID!) { liftDispute(invoice_id: $id) { ... on Invoice { dispute { reason } } } }`,
    { id: late.disputed.id },
  );
  expect(lift).toMatchObject({ data: { liftDispute: { dispute: null } } });
  const [items] = await doors().database.asOwner<{ types: string[] }>(
    "select array_agg(type order by id) as types from app.repair_item where repair_id = $1 and type in ('InvoiceDisputed', 'DisputeLifted')",
    [late.disputed.repair_id],
  );
  expect(items?.types).toEqual(["InvoiceDisputed", "DisputeLifted"]);
  expect(await sweep(morning(30))).toBe(5);
  expect(await sweep(morning(36))).toBe(0);
  expect(await remindersOf(late.ladder)).toEqual([30, 10, 3]);
  expect(await remindersOf(late.disputed)).toEqual([30, 3]);
});

test("a letter that waits for the end of the silent hours never leaves once the invoice is paid", async () => {
  const { database } = doors();
  const [letter] = (await lettersOf(late.quiet)).slice(-1);
  const parts = { mail: createMail({ MAIL_FROM: "a@b.fr", DATA_DIR: "/nowhere" } as never) };
  const send = sendMessage({
    database,
    ...parts,
    sms: createSms({ SMS_SENDER: "Garonne", DATA_DIR: "/nowhere" } as never),
    ledgerKey: Buffer.alloc(32),
    // A Sunday.
    clock: () => instant("2026-11-22T10:00:00Z"),
  });
  const leave = () =>
    send({ shop_id: scope.shop_id, message_id: letter?.id }, { attempt: 1, max_attempts: 25 });
  await leave();
  expect((await lettersOf(late.quiet)).at(-1)?.status).toBe("queued");
  await pay(late.quiet, 19_000);
  await leave();
  expect((await lettersOf(late.quiet)).at(-1)?.status).toBe("dropped");
});

test("the shop writes its own texts, and sees them on an invoice", async () => {
  const letter = {
    rung: 3,
    audience: "consumer",
    subject: "À {facture}",
    text: "Reste {reste}",
    sms: "{lien}",
  };
  const saved = await ask(
    `mutation ($input: UnpaidLetterInput!) { saveUnpaidLetter(input: $input) {
      ... on Refusal { refused detail } ... on UnpaidLetter { subject is_default } } }`,
    { input: letter },
  );
  expect(saved.data.saveUnpaidLetter).toEqual({ subject: "À {facture}", is_default: false });
  const { data } = await ask(
    `{ unpaid_letters { rung audience is_default } unpaid_example(audience: "business") { reference values } }`,
  );
  expect(data.unpaid_letters).toHaveLength(6);
  expect(data.unpaid_example.values).toMatchObject({ indemnite: expect.stringContaining("40,00") });
});
