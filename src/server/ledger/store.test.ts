import { tmpdir } from "node:os";
import { execFile } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  act,
  garonneScope,
  issuedInvoice,
  LEDGER_KEY,
  NOON,
  openRepair,
} from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, openShops } from "../../../test/shop/garonne.ts";
import { date } from "../../../test/shop/invoice.ts";
import type { Anchor } from "../../domain/ledger/entry.ts";
import { addMinutes } from "../../domain/time.ts";
import { recordPaymentOn } from "../payment/record.ts";
import { readAnchor, saveAnchor } from "./anchor.ts";
import { claimLedgerKey, loadLedgerKey, openLedgerKey, readLedgerKey } from "./seal.ts";
import { UnusableDatabase } from "../platform/database/unusable.ts";
import { verifyLedger } from "./verify.ts";

const database = testDatabase();
const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-ledger-`);
const SCRIPT = path.resolve(import.meta.dirname, "../../../scripts/verify-ledger.ts");
// That of the fixtures, which seal the quotes.
writeFileSync(path.join(DATA_DIR, "ledger.key"), LEDGER_KEY, { mode: 0o600 });
const key = loadLedgerKey(DATA_DIR);
const shop_id = GARONNE.id;

beforeAll(async () => {
  await openShops(database);
  return () => rmSync(DATA_DIR, { recursive: true, force: true });
});

/** A quote that is signed, billed and paid in part: four entries of the chain. */
async function affair(): Promise<string> {
  const { repair_id } = await openRepair(database);
  const chained = { ...act(), ledgerKey: key };
  return database.withShop(garonneScope, async (db) => {
    const invoice_id = await issuedInvoice(db, repair_id, chained);
    const facts = { amount: 9_000, received_on: date("2026-11-23"), note: "" };
    await recordPaymentOn(db, { ...facts, method: "card", invoice_id }, chained);
    return invoice_id;
  });
}

const anchored = () => saveAnchor({ database, config: { DATA_DIR } }, garonneScope);
const verify = async (anchor?: Anchor) => {
  const kept = anchor ?? (await readAnchor({ DATA_DIR }, shop_id));
  const verdict = await database.withShop(garonneScope, (db) =>
    verifyLedger(db, { shop_id, key, anchor: kept }),
  );
  return verdict.findings.map(({ word }) => word);
};

/** Statements of somebody who owns the machine: triggers and foreign keys are silent. */
const asIntruder = (statements: string) =>
  database.asSuperuser(`set session_replication_role = replica; ${statements}`);

describe("a sound chain", () => {
  test("vouches for each quote, answer, invoice and payment, and its head is copied out of the database", async () => {
    await affair();
    await anchored();
    expect(await verify()).toEqual([]);
    expect((await readAnchor({ DATA_DIR }, shop_id)).seq).toBe(4);
  });

  test("grows at ten hands at once without a fork", async () => {
    await Promise.all(Array.from({ length: 10 }, affair));
    await Promise.all(Array.from({ length: 5 }, anchored));
    expect(await verify()).toEqual([]);
    expect((await readAnchor({ DATA_DIR }, shop_id)).seq).toBe(44);
    expect(readdirSync(path.join(DATA_DIR, "ledger"))).toEqual([`${shop_id}.json`]);
  });

  test("takes nothing dated before its last entry, as a clock set back would", async () => {
    const { repair_id } = await openRepair(database);
    const behind = { ...act(addMinutes(NOON, -2)), ledgerKey: key };
    const issuing = database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, behind));
    await expect(issuing).rejects.toThrow("before the last entry of the ledger");
    expect(await verify()).toEqual([]);
  });

  test("does not read under another key", async () => {
    const [first] = await database.withShop(garonneScope, async (db) => {
      const other = Buffer.alloc(32, 1);
      return (await verifyLedger(db, { shop_id, key: other, anchor: { seq: 0, hash: "" } }))
        .findings;
    });
    expect(first?.word).toBe("bad-hash");
  });
});

describe("a link that the database refuses, whoever writes it:", () => {
  const link = (seq: string, prev: string) => `
    insert into app.ledger_entry (shop_id, seq, kind, ref_id, at, payload, prev, hash, prev_at, dated_on)
    select e.shop_id, ${seq}, 'invoice', uuidv7(), e.at, e.payload, ${prev}, e.hash, case when ${seq} <> 1 then e.at end, e.at::date
    from app.ledger_entry e where e.shop_id = '${shop_id}' order by e.seq desc limit 1`;

  test.each([
    ["after a gap", link("e.seq + 2", "e.hash"), "ledger_entry_follows"],
    ["after another predecessor", link("e.seq + 1", "repeat('a', 64)"), "ledger_entry_follows"],
    ["beside another, as a fork", link("e.seq", "e.prev"), "ledger_entry_pkey"],
    ["before the first", link("0", "e.prev"), "ledger_entry_seq_check"],
    ["first, after something", link("1", "repeat('a', 64)"), "ledger_entry_starts"],
  ])("%s", async (_, statement, constraint) => {
    await affair();
    await expect(database.asOwner(statement)).rejects.toMatchObject({ constraint });
  });
});

describe("what somebody did in SQL, triggers disabled, is found:", () => {
  beforeEach(async () => {
    await asIntruder(
      "delete from app.payment_share; delete from app.payment; delete from app.invoice; delete from app.quote_answer; delete from app.quote_version; delete from app.ledger_entry; delete from app.counter where series like 'F%'",
    );
    rmSync(path.join(DATA_DIR, "ledger"), { recursive: true, force: true });
    for (let turn = 0; turn < 3; turn++) await affair();
    await anchored();
    expect(await verify()).toEqual([]);
  });

  test("a tail that was cut stays proved, even after new documents grew in its place", async () => {
    const before = await readAnchor({ DATA_DIR }, shop_id);
    await asIntruder(
      `delete from app.payment where movement_id = (select ref_id from app.ledger_entry where seq = 12);
       delete from app.ledger_entry where seq = 12`,
    );
    await affair();
    await anchored();
    expect(await readAnchor({ DATA_DIR }, shop_id)).toEqual(before);
    expect(await verify()).toEqual(["broken-link"]);
  });

  test("the command says so in French, shop by shop, and its exit code tells a script", async () => {
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR };
    const run = () => promisify(execFile)(process.execPath, [SCRIPT], { env });
    expect((await run()).stdout).toContain("Atelier Garonne : registre intact, 12\u00a0écritures.");
    await asIntruder("update app.invoice set due = 1 where number = 2");
    const failure = await run().catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("Écriture 7 : Un document a été modifié après son émission."),
    });
  });
});

describe("the key", () => {
  test("is made once, read again, and nobody else's to read", () => {
    const folder = mkdtempSync(path.join(DATA_DIR, "key-"));
    const made = loadLedgerKey(folder);
    expect(made).toHaveLength(32);
    expect(loadLedgerKey(folder)).toEqual(made);
    expect(statSync(path.join(folder, "ledger.key")).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["ledger.key"]);
  });

  test("is never made again over one that was spoilt", () => {
    const folder = mkdtempSync(path.join(DATA_DIR, "key-"));
    writeFileSync(path.join(folder, "ledger.key"), "court");
    expect(() => loadLedgerKey(folder)).toThrow("remettez ce fichier depuis une sauvegarde");
    expect(readFileSync(path.join(folder, "ledger.key"), "utf8")).toBe("court");
    expect(() => readLedgerKey(path.join(folder, "ailleurs"))).toThrow("ENOENT");
  });
});

describe("a second machine on the same database", () => {
  const machine = () => ({
    database,
    config: { DATA_DIR: mkdtempSync(path.join(DATA_DIR, "machine-")) },
  });
  const first = machine();
  beforeAll(async () => {
    await database.settle(async () => false);
    await claimLedgerKey(first, await openLedgerKey(first));
  });

  test("with the same file, seals with the same key", async () => {
    const second = machine();
    copyFileSync(keyOf(first), keyOf(second));
    expect(await openLedgerKey(second)).toEqual(readFileSync(keyOf(first)));
  });

  test("with the key in its environment, needs no file and writes none", async () => {
    const LEDGER_KEY = readFileSync(keyOf(first));
    const { config } = machine();
    expect(await openLedgerKey({ database, config: { ...config, LEDGER_KEY } })).toEqual(
      LEDGER_KEY,
    );
    expect(readdirSync(config.DATA_DIR)).toEqual([]);
  });

  test("without the key, refuses to start and makes none", async () => {
    const second = machine();
    await expect(openLedgerKey(second)).rejects.toThrow(UnusableDatabase);
    expect(readdirSync(second.config.DATA_DIR)).toEqual([]);
  });

  test("with another key, refuses to start, and says which file to bring", async () => {
    const second = machine();
    writeFileSync(keyOf(second), Buffer.alloc(32, 9));
    await expect(openLedgerKey(second)).rejects.toThrow("Copiez-y le fichier ledger.key");
  });

  test("that was new at the same moment, refuses to seal with its own", async () => {
    await expect(claimLedgerKey(machine(), Buffer.alloc(32, 9))).rejects.toThrow(UnusableDatabase);
    await claimLedgerKey(first, readFileSync(keyOf(first)));
  });
});

const keyOf = ({ config }: { config: { DATA_DIR: string } }): string =>
  path.join(config.DATA_DIR, "ledger.key");
