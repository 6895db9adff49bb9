/** The archive of a closed month, as whoever receives it verifies it: with its own script, and nothing of ours. */
import { execFile } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { invoiced, paid } from "../../../../test/shop/ledger/turnover.ts";
import { namesWithoutRow } from "../../file/sweep.ts";
import { readZip } from "../../platform/archive/read-zip.ts";
import { archiveBooks } from "./jobs.ts";
import { archiveRest } from "./rest.ts";
import { publicKeyOf } from "./sign.ts";

const { doors, ask, send } = openOffice("2026-11-03T11:00:00Z", [archiveRest]);
const root = mkdtempSync(`${tmpdir()}/etabli-archive-`);
const whole = path.join(root, "whole");
const LIMITS = { bytes: 1e8, entries: 50, path: /^[\w.-]+$/ };
type Archive = { id: string; name: string; sha256: string };
let archive: Archive | undefined;
let closing_id = "";

const archives = async () =>
  (await ask<{ archives: Archive[] }>("{ archives { id name sha256 } }", {}, marc)).archives;

const plan = async (who = marc) =>
  ask<{ result: object }>(
    "mutation ($id: ID!) { result: makeArchive(closing_id: $id) { ... on Closing { id } ... on Refusal { refused } } }",
    { id: closing_id },
    who,
  );

beforeAll(async () => {
  const { database, services } = doors();
  const sold = await invoiced(database, {
    at: instant("2026-10-05T09:00:00Z"),
    rates: [2000, 1000],
    price: 10_000,
  });
  await paid(database, { invoice_id: sold.id, amount: 5_000, at: "2026-10-06T09:00:00Z" });
  const { result } = await ask<{ result: { id: string } }>(
    `mutation { result: closeBooks(kind: month, from: "2026-10-01") { ... on Closing { id } } }`,
    {},
    marc,
  );
  closing_id = result.id;
  await plan();
  const payload = { shop_id: GARONNE.id, closing_id, made_by: null };
  const run = archiveBooks(services);
  // Queued twice, or begun again after a crash: one archive.
  await run(payload, { attempt: 1, max_attempts: 25 });
  await run(payload, { attempt: 2, max_attempts: 25 });
  [archive] = await archives();
  await unpack();
  return () => rmSync(root, { recursive: true });
});

const taken = (id: string, who = marc) =>
  send({ url: `/api/v1/shops/${GARONNE.id}/export/archives/${id}.zip` }, who);

async function unpack(): Promise<void> {
  const file = path.join(root, "archive.zip");
  writeFileSync(file, (await taken(archive?.id ?? "")).rawPayload);
  const zip = await readZip(file, LIMITS);
  mkdirSync(whole);
  for (const name of zip.sizes.keys())
    writeFileSync(path.join(whole, name), await buffer(await zip.read(name)));
  zip.close();
}

const verified = (folder: string, ...more: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.join(folder, "verifier.mjs"), folder, ...more],
      (error, said) => resolve({ code: error ? Number(error.code) : 0, said }),
    );
  });

test("the script of fifty lines finds the archive whole, with the key of the attestation", async () => {
  const script = readFileSync(path.join(whole, "verifier.mjs"), "utf8");
  expect(script.trimEnd().split("\n").length).toBeLessThanOrEqual(50);
  expect(script.match(/from "(?!node:)/)).toBeNull();
  const { print } = publicKeyOf(doors().services.ledgerKey);
  const { code, said } = await verified(whole, print);
  expect(said).toMatch(/^Archive intacte.: 9 fichiers, 5 écritures\./);
  expect(said).toContain(print);
  expect(code).toBe(0);
});

test("it holds journals and entries in open formats, of the period alone", () => {
  const read = (name: string) => readFileSync(path.join(whole, name), "utf8");
  expect(read("ventes.csv").trim().split("\r\n")).toHaveLength(2);
  expect(read("encaissements.csv")).toContain("50,00");
  expect(read("fec.txt").split("\r\n")[0]?.split("\t")).toHaveLength(18);
  expect(JSON.parse(read("cloture.json"))).toMatchObject({
    kind: "month",
    totals: { incl: 23_001 },
  });
  expect(archive?.name).toBe("etabli-archive-2026-10-01-2026-10-31.zip");
});

const edit = (name: string, from: string | RegExp, to: string) => (folder: string) => {
  const file = path.join(folder, name);
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
};

test.each<[string, (folder: string) => void, string]>([
  ["an amount of a journal", edit("ventes.csv", "230,01", "23,01"), "ventes.csv : modifié"],
  ["a file removed", (folder) => rmSync(path.join(folder, "tva.csv")), "tva.csv : modifié, absent"],
  [
    "a file added",
    (folder) => writeFileSync(path.join(folder, "avoir.csv"), "x"),
    "avoir.csv : modifié, absent ou ajouté",
  ],
  [
    "the list itself",
    edit("manifeste.json", /"made_at": "2026/, '"made_at": "2025'),
    "La liste signée",
  ],
  [
    "a line of the register removed",
    edit("registre.ndjson", /^.*\n/m, ""),
    "registre.ndjson : modifié",
  ],
  [
    "the order of the register",
    (folder) => {
      const file = path.join(folder, "registre.ndjson");
      const [first, second, ...rest] = readFileSync(file, "utf8").trim().split("\n");
      writeFileSync(file, [second, first, ...rest].join("\n"));
    },
    "ne suit pas celle d’avant",
  ],
  [
    "an amount of an invoice in the register",
    edit("registre.ndjson", /\\"total_incl\\":23001/g, '\\"total_incl\\":3001'),
    "Le total facturé",
  ],
  [
    "another key, with its own signature",
    (folder) => appendFileSync(path.join(folder, "manifeste.sig"), ""),
    "La clé n’est pas",
  ],
])("%s that was changed is found", async (what, change, fault) => {
  const folder = path.join(root, what.replaceAll(" ", "-"));
  cpSync(whole, folder, { recursive: true });
  change(folder);
  const { code, said } = await verified(
    folder,
    ...(what.startsWith("another") ? ["0".repeat(64)] : []),
  );
  expect(said).toContain(fault);
  expect(code).toBe(1);
});

test("an archive is taken by who keeps the accounts, and each taking is in the register", async () => {
  const id = archive?.id ?? "";
  expect((await taken(id, karim)).statusCode).toBe(403);
  expect((await taken(closing_id)).statusCode).toBe(404);
  expect(await plan(karim)).toMatchObject({ result: { refused: "not-allowed" } });
  expect(await archives()).toHaveLength(1);
  const exports = await doors().database.asOwner(
    "select e.seq from app.ledger_entry e join app.ledger_export x on x.id = e.ref_id where x.file = $1",
    [archive?.name],
  );
  expect(exports).toHaveLength(1);
});

test("the night that sweeps abandoned files leaves archives, however old", async () => {
  const { database } = doors();
  const kept = archive?.id ?? "";
  const lost = "01990000-0000-4000-8000-0000000000aa";
  expect(
    await database.withShop(garonneScope, (db) => namesWithoutRow(db, [kept, lost]), "read"),
  ).toEqual([lost]);
});

test("another shop finds neither the closing nor the archive", async () => {
  expect((await taken(archive?.id ?? "", nadia)).statusCode).toBe(403);
  await expect(plan(nadia)).rejects.toThrow();
});
