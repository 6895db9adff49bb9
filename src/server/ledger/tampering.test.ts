/** What the owner of the machine may do to the evidence, triggers asleep: each is found, by the command and on the screen. */
import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../test/shop/affairs.ts";
import { marc, openOffice } from "../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { date, forgedInvoice } from "../../../test/shop/invoice.ts";
import { verifyShops } from "../../../scripts/verify-ledger.ts";
import { linkText } from "../../domain/ledger/entry.ts";
import { FINDING_FR, type FindingWord } from "../../domain/ledger/verify.ts";
import { recordPaymentOn } from "../payment/record.ts";
import { quietLog } from "../platform/log.ts";
import { instant } from "../../../test/shop/quote.ts";
import { forget, placeOf, settle, stage } from "../platform/storage.ts";
import { allPapers } from "../quote/paper/store.ts";
import { makeArchive } from "./archive/make.ts";
import { allArchives } from "./archive/store.ts";
import { closeDue } from "./closing/close.ts";
import { saveAnchor } from "./anchor.ts";
import { keepMissingPapers } from "./paper/jobs.ts";
import { recordIdentity } from "../shop/identity/record.ts";
import { settingsOf } from "../shop/save-settings.ts";
import { loadShop } from "../shop/store.ts";
import { allEntries } from "./store.ts";
import { recordExport, traceReprint } from "./trace/record.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00Z");
afterAll(() => doors().services.pdf.close());

const intruder = (statements: string) =>
  doors().database.asSuperuser(`set session_replication_role = replica; ${statements}`);
const place = () => placeOf(doors().services.config, GARONNE.id);

const TABLES = [
  "ledger_entry",
  "payment_share",
  "payment",
  "invoice",
  "quote_withdrawal",
  "quote_answer",
].concat([
  "quote_version",
  "paper",
  "archive",
  "closing",
  "ledger_export",
  "reprint",
  "shop_identity",
]);

/** An affair of October whose documents are kept, its month closed and archived, then another, and what is only traced. */
beforeAll(async () => {
  const { services, database } = doors();
  await billed("2026-10-10");
  await keepMissingPapers({ ...services, log: quietLog })({}, { attempt: 1, max_attempts: 1 });
  await database.withShop(garonneScope, (db) => closeDue(db, act()));
  await archived();
  await billed("2026-11-23");
  await traced();
  await saveAnchor(services, garonneScope);
  expect(await found()).toEqual({ command: [], screen: [] });
  for (const table of TABLES)
    await intruder(`create table kept_${table} as select * from app.${table}`);
}, 60_000);

/** The rows as they were: made again, each test would take seconds. */
afterEach(async () => {
  const columns = await doors().database.asSuperuser<{ table: string; names: string }>(
    `select c.relname::text as "table", string_agg(a.attname, ', ' order by a.attnum) as names
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'app'::regnamespace and c.relname = any($1) group by 1`,
    [TABLES],
  );
  const statements = columns.map(
    ({ table, names }) =>
      `delete from app.${table}; insert into app.${table} (${names}) select ${names} from kept_${table}`,
  );
  await intruder(statements.join("; "));
});

async function billed(day: string): Promise<void> {
  const { database } = doors();
  const at = act(instant(`${day}T11:00:00Z`));
  const { repair_id } = await openRepair(database);
  await database.withShop(garonneScope, async (db) => {
    const invoice_id = await issuedInvoice(db, repair_id, at);
    const facts = { amount: 9_000, received_on: date(day), note: "" };
    await recordPaymentOn(db, { ...facts, method: "card", invoice_id }, at);
  });
}

/** The archive of October is made and kept. */
async function archived(): Promise<void> {
  const { database, services } = doors();
  const [row] = await database.asSuperuser<{ id: string }>("select id from app.closing");
  const asked = { scope: garonneScope, closing_id: row?.id ?? "", made_by: null };
  await makeArchive(services, asked);
}

/** The books leave, an invoice is printed again, the shop changes its capital. */
async function traced(): Promise<void> {
  const { database, services } = doors();
  await database.withShop(garonneScope, async (db) => {
    const period = { from: date("2026-10-01"), to: date("2026-10-31") };
    await recordExport(db, { file: "fec.txt", period }, act());
    const shop = await loadShop(db, GARONNE.id);
    if (!shop) throw new Error("the shop is there");
    const settings = settingsOf(shop);
    await recordIdentity(db, { shop, stored: settings, changes: { capital: "9 €" } }, act());
  });
  const [row] = await database.asSuperuser<{ id: string }>("select id from app.invoice limit 1");
  await traceReprint(services, garonneScope, row?.id ?? "");
}

type Shown = { ledger_verdict: { entries: number; findings: { text: string }[] } };

/** What the command and the screen say of the shop's chain. */
async function found(): Promise<{ command: FindingWord[]; screen: string[] }> {
  const { config, ledgerKey: key } = doors().services;
  const verdicts = await verifyShops(doors().database, { key, home: config });
  const { ledger_verdict } = await ask<Shown>(
    "{ ledger_verdict { entries findings { text } } }",
    {},
    marc,
  );
  return {
    command: verdicts.flatMap(({ findings }) => findings).map(({ word }) => word),
    screen: ledger_verdict.findings.map(({ text }) => text),
  };
}

async function expectFound(word: FindingWord): Promise<void> {
  const { command, screen } = await found();
  expect(command).toContain(word);
  expect(screen.join("\n")).toContain(FINDING_FR[word]);
}

const SLIPPED_IN = forgedInvoice(
  `'{"id": "01990000-0000-7000-8000-00000000beef", "number": 99, "reference": "F2026-00099", "quote_id": null, "prev_issued_at": "2026-11-23T11:00:00Z"}'`,
  "number = 2",
);
const OF = (kind: string, place = 1) =>
  `(select ref_id from app.ledger_entry where kind = '${kind}' order by seq offset ${place - 1} limit 1)`;
const LAST = "(select max(seq) from app.ledger_entry)";
const PAPER = "update app.paper set";
const ANSWER = "update app.quote_answer set";
const SENT = "update app.quote_version set";
const CLOSING = "update app.closing set";
const INVOICE = "update app.invoice set";
const PAYMENT = "update app.payment set";

test.each<[string, string, FindingWord]>([
  ["the amount of an invoice", `${INVOICE} due = due - 100 where number = 2`, "document-changed"],
  [
    "a line of an invoice",
    `${INVOICE} document = jsonb_set(document, '{subject}', '"Autre"') where number = 2`,
    "document-changed",
  ],
  ["the date of an invoice", `${INVOICE} issued_on = '2026-01-01'`, "document-changed"],
  ["its last day", `${INVOICE} due_on = '2030-01-01'`, "document-changed"],
  ["who issued it", `${INVOICE} created_by = null`, "document-changed"],
  [
    "its number",
    `${INVOICE} number = 12, reference = 'F2026-00012' where number = 2`,
    "document-changed",
  ],
  ["an invoice removed", "delete from app.invoice where number = 2", "orphan-entry"],
  [
    "an invoice removed with its link",
    `delete from app.ledger_entry where ref_id = ${OF("invoice", 2)}; delete from app.invoice where number = 2`,
    "gap",
  ],
  ["an invoice slipped in", SLIPPED_IN, "missing-entry"],
  [
    "an invoice slipped in with a link of its own",
    `${SLIPPED_IN}; insert into app.ledger_entry (shop_id, seq, kind, ref_id, at, payload, prev, hash, prev_at, dated_on, closed_to, prev_closed_to)
     select shop_id, seq + 1, 'invoice', '01990000-0000-7000-8000-00000000beef', at, payload, hash, repeat('a', 64), at, '2026-11-23', closed_to, closed_to
     from app.ledger_entry where seq = ${LAST}`,
    "bad-hash",
  ],
  ["the amount of a payment", `${PAYMENT} amount = 1`, "document-changed"],
  ["the way of a payment", `${PAYMENT} method = 'cash'`, "document-changed"],
  ["the day of a payment", `${PAYMENT} received_on = '2026-11-01'`, "document-changed"],
  ["who received it", `${PAYMENT} created_by = null`, "document-changed"],
  ["a payment removed", "delete from app.payment", "orphan-entry"],
  [
    "an amount of a quote that was sent",
    `${SENT} document = jsonb_set(document, '{totals,due}', '1')`,
    "document-changed",
  ],
  ["its fingerprint", `${SENT} document_sha256 = repeat('0', 64)`, "document-changed"],
  ["the date of a quote", `${SENT} sent_at = '2026-01-01'`, "document-changed"],
  ["who sent it", `${SENT} sent_by = null`, "document-changed"],
  ["a quote that was sent, removed", "delete from app.quote_version", "orphan-entry"],
  ["who signed", `${ANSWER} name = 'Par Quelqu’un d’autre'`, "document-changed"],
  [
    "the signature",
    `${ANSWER} signature = '{"kind": "typed", "text": "faux"}'`,
    "document-changed",
  ],
  ["the address of the signer", `${ANSWER} ip = '198.51.100.1'`, "document-changed"],
  ["the moment of the signature", `${ANSWER} at = '2026-01-01'`, "document-changed"],
  ["what was agreed to", `${ANSWER} consents = '{}'`, "document-changed"],
  ["until when one may withdraw", `${ANSWER} withdrawal_deadline = null`, "document-changed"],
  ["who recorded it", `${ANSWER} recorded_by = shop_id`, "document-changed"],
  ["an answer removed", "delete from app.quote_answer", "orphan-entry"],
  [
    "a withdrawal slipped in",
    `insert into app.quote_withdrawal (shop_id, quote_id, version, at, name, via, ip, user_agent)
     select shop_id, quote_id, version, now(), 'Faux', 'quote', '', '' from app.quote_answer limit 1`,
    "missing-entry",
  ],
  ["the digest of a kept document", `${PAPER} sha256 = repeat('0', 64)`, "document-changed"],
  ["which document a file is", `${PAPER} ref_id = shop_id`, "document-changed"],
  ["a kept document removed", "delete from app.paper", "orphan-entry"],
  ["the totals of a closing", `${CLOSING} totals = '{}'`, "document-changed"],
  ["its perpetual total", `${CLOSING} perpetual = '{"incl": 1}'`, "document-changed"],
  ["who closed", `${CLOSING} closed_by = shop_id`, "document-changed"],
  ["a closing removed", "delete from app.closing", "orphan-entry"],
  [
    "a payment dated back into a month that is closed, with its link",
    `update app.payment set received_on = '2026-10-20' where received_on = '2026-11-23'`,
    "period-closed",
  ],
  ["what an archive holds", "update app.archive set sha256 = repeat('0', 64)", "document-changed"],
  ["an archive removed", "delete from app.archive", "orphan-entry"],
  ["what was exported", "update app.ledger_export set file = 'rien'", "document-changed"],
  ["who exported", "update app.ledger_export set account_id = null", "document-changed"],
  ["an export removed", "delete from app.ledger_export", "orphan-entry"],
  ["who printed again", "update app.reprint set account_id = shop_id", "document-changed"],
  ["a reprint removed", "delete from app.reprint", "orphan-entry"],
  [
    "a regime that the shop never had",
    `update app.shop_identity set changes = '{"vat_regime": "franchise"}'`,
    "document-changed",
  ],
  ["a change of identity removed", "delete from app.shop_identity", "orphan-entry"],
  [
    "a row and its link alike",
    `${INVOICE} due = 17 where number = 2; update app.ledger_entry set payload = replace(payload, '"due":19000,"due_on"', '"due":17,"due_on"') where ref_id = ${OF("invoice", 2)}`,
    "bad-hash",
  ],
  [
    "two links swapped",
    "update app.ledger_entry set seq = case seq when 3 then 104 else 103 end where seq in (3, 4); update app.ledger_entry set seq = seq - 100 where seq > 100",
    "broken-link",
  ],
  [
    "a link removed, the rest moved up",
    "delete from app.ledger_entry where seq = 3; update app.ledger_entry set seq = seq + 1000 where seq > 3; update app.ledger_entry set seq = seq - 1001 where seq > 1000",
    "broken-link",
  ],
  [
    "the date of a link",
    `update app.ledger_entry set at = at + interval '1 day' where seq = ${LAST}`,
    "bad-hash",
  ],
  ["the kind of a link", "update app.ledger_entry set kind = 'credit' where seq = 3", "bad-hash"],
  [
    "the tail cut, with its document",
    `delete from app.payment where movement_id = (select ref_id from app.ledger_entry where seq = ${LAST});
     delete from app.ledger_entry where seq = ${LAST}`,
    "tail-removed",
  ],
  ["the whole chain removed", "delete from app.ledger_entry", "tail-removed"],
])("%s", async (_, statements, word) => {
  await intruder(statements);
  await expectFound(word);
});

test("the whole chain made anew by who has not the key", async () => {
  const entries = await doors().database.withShop(garonneScope, allEntries);
  const forged = (text: string) => createHmac("sha256", "no key").update(text).digest("hex");
  let prev = "0".repeat(64);
  const statements = entries.map((entry) => {
    const hash = forged(linkText(prev, entry));
    const statement = `update app.ledger_entry set prev = '${prev}', hash = '${hash}' where seq = ${entry.seq}`;
    prev = hash;
    return statement;
  });
  await intruder(statements.join("; "));
  await expectFound("bad-hash");
});

test("an archive replaced in the storage", async () => {
  const [archive] = await doors().database.withShop(garonneScope, allArchives);
  await settle(place(), await stage(place(), [Buffer.from("PK")]), archive?.id ?? "");
  await expectFound("bytes-changed");
});

test.each<[string, FindingWord, Buffer | null]>([
  ["bytes replaced in the storage", "bytes-changed", Buffer.from("%PDF-1.7 moins cher")],
  ["a file removed from the storage", "bytes-missing", null],
])("%s", async (_, word, bytes) => {
  const [paper] = await doors().database.withShop(garonneScope, allPapers);
  const name = paper?.stored_as ?? "";
  if (bytes) await settle(place(), await stage(place(), [bytes]), name);
  else await forget(place(), [name]);
  await expectFound(word);
});
