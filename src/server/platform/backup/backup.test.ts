import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../../../test/database.ts";
import {
  act,
  garonneScope,
  issuedInvoice,
  LEDGER_KEY,
  openRepair,
} from "../../../../test/shop/affairs.ts";
import { openS3 } from "../../../../test/s3-server.ts";
import { GARONNE, openShops } from "../../../../test/shop/garonne.ts";
import { readAnchor, saveAnchor } from "../../ledger/anchor.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { explainFiles } from "../start/files.ts";
import { backUp } from "./back-up.ts";
import { MANIFEST, type Manifest, UnusableBackup } from "./manifest.ts";
import { restore } from "./restore.ts";

const shop = testDatabase();
const restored = testDatabase();
const empty = testDatabase();
let folder: string;
let manifest: Manifest;
const acknowledged: string[] = [];
const photo = path.join("files", GARONNE.id, randomUUID());

const at = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "etabli-backup-"));
  await openShops(shop);
  await shop.settle(async () => false);
  await mkdir(path.dirname(at(`shop/${photo}`)), { recursive: true });
  await writeFile(at(`shop/${photo}`), Buffer.alloc(300_000, 7));
  await writeFile(at("shop/ledger.key"), LEDGER_KEY.toString("hex"));
  const { repair_id } = await openRepair(shop);
  await shop.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, act()));
  await saveAnchor({ database: shop, config: { DATA_DIR: at("shop") } }, garonneScope);
  manifest = await backUpAmidWork();
});
afterAll(() => rm(folder, { recursive: true }));

/** Repairs are opened before, during and after; PostgreSQL writes its pages to the disk in the middle. */
async function backUpAmidWork(): Promise<Manifest> {
  for (let count = 0; count < 3; count++) acknowledged.push((await openRepair(shop)).repair_id);
  const source = { database: shop, DATA_DIR: at("shop"), version: "1.2.3" };
  let checkpoint: Promise<unknown> | undefined;
  const backup = backUp(source, at("backup"), () => {
    checkpoint ??= shop.asSuperuser("checkpoint");
  });
  for (let count = 0; count < 10; count++) await openRepair(shop);
  const written = await backup;
  await checkpoint;
  return written;
}

const copyOf = (database: TestDatabase, DATA_DIR: string) => ({ database, DATA_DIR: at(DATA_DIR) });

const countOf = async (database: TestDatabase, table: string): Promise<number> =>
  (await database.asOwner<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? -1;

test("what was acknowledged before a backup is restored, whole, with the files and the waiting tasks", async () => {
  await restore(copyOf(restored, "restored"), at("backup"));
  const kept = await restored.asOwner<{ id: string }>("select id from app.repair");
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  for (const { name, rows } of manifest.tables)
    expect(await countOf(restored, name), name).toBe(rows);
  expect(await readFile(at(`restored/${photo}`))).toEqual(await readFile(at(`shop/${photo}`)));
  expect((await stat(at(`restored/${photo}`))).mode & 0o777).toBe(0o600);
  const tasks = "select key, task_identifier from graphile_worker.jobs order by key";
  expect(manifest.jobs.rows).toBeGreaterThan(0);
  expect(await restored.asSuperuser(tasks)).toEqual(await shop.asSuperuser(tasks));
});

test("a repair restored has all that belongs to it, though others were opened during the backup", async () => {
  const orphans = await restored.asOwner(
    "select 1 from app.repair r where not exists (select from app.client c where c.shop_id = r.shop_id and c.id = r.client_id)",
  );
  expect(orphans).toEqual([]);
});

test("the restored ledger is intact beside its anchor, and goes on", async () => {
  const anchor = await readAnchor({ DATA_DIR: at("restored") }, GARONNE.id);
  expect(anchor.seq).toBeGreaterThan(0);
  const { repair_id } = await openRepair(restored);
  await restored.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, act()));
  const verdict = await restored.withShop(
    garonneScope,
    (db) => verifyLedger(db, { shop_id: GARONNE.id, key: LEDGER_KEY, anchor }),
    "read",
  );
  expect(verdict).toMatchObject({ findings: [] });
});

test("the rules of the tables hold again after a restore", async () => {
  const rules =
    "select conrelid::regclass::text as table, conname, convalidated, pg_get_constraintdef(oid) as rule from pg_constraint where connamespace::regnamespace::text in ('app', 'auth') order by 1, 2";
  expect(await restored.asOwner(rules)).toEqual(await shop.asOwner(rules));
  await expect(restored.asOwner("update app.invoice set reference = 'F0'")).rejects.toThrow();
});

test("nothing is readable by another account of the machine", async () => {
  for (const entry of await readdir(at("backup"), { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    expect([entry.name, mode & 0o077]).toEqual([entry.name, 0]);
  }
  expect(existsSync(at("backup.part"))).toBe(false);
});

test("a database in use is not overwritten", async () => {
  const target = {
    ...copyOf(restored, "elsewhere"),
    database: {
      ...restored,
      ownerUrl: restored.ownerUrl,
      workerUrl: restored.workerUrl,
      first: false,
    },
  };
  await expect(restore(target, at("backup"))).rejects.toThrow("La base à remplir sert déjà");
  expect(existsSync(at("elsewhere"))).toBe(false);
});

test("a folder with another key of the ledger is refused", async () => {
  await mkdir(at("other-key"));
  await writeFile(at("other-key/ledger.key"), "autre");
  await expect(restore(copyOf(empty, "other-key"), at("backup"))).rejects.toThrow("autre clé");
});

test.each([
  ["a changed file", async () => appendFile(at(`spoilt/${manifest.jobs.path}`), "x"), "a changé"],
  ["a missing file", () => rm(at(`spoilt/${photo}`)), "y manque"],
  ["an unfinished backup", () => rm(at(`spoilt/${MANIFEST}`)), "n’est pas une sauvegarde complète"],
  ["a list that is not one", () => writeFile(at(`spoilt/${MANIFEST}`), "{"), "illisible"],
  [
    "a list that names a file outside",
    () => rewrite({ jobs: { ...manifest.jobs, path: "../../etc/passwd" } }),
    "illisible",
  ],
  [
    "a list whose table is an order to the database",
    () => rewrite({ tables: manifest.tables.map((table) => ({ ...table, name: "app.x; drop" })) }),
    "illisible",
  ],
  [
    "tables of another version",
    () => rewrite({ migrations: [{ name: "0001_old.sql", sha256: "0" }] }),
    "Établi 1.2.3",
  ],
])("%s is refused before anything is written", async (_, spoil, message) => {
  await rm(at("spoilt"), { recursive: true, force: true });
  await cp(at("backup"), at("spoilt"), { recursive: true });
  await spoil();
  const outcome = restore(copyOf(empty, "nothing"), at("spoilt"));
  await expect(outcome).rejects.toThrow(UnusableBackup);
  await expect(outcome).rejects.toThrow(message);
  expect([await countOf(empty, "app.repair"), existsSync(at("nothing"))]).toEqual([0, false]);
});

const rewrite = (changed: Partial<Manifest>) =>
  writeFile(at(`spoilt/${MANIFEST}`), JSON.stringify({ ...manifest, ...changed }));

test("files of a bucket are in the backup, and are restored into another bucket", async () => {
  const [from, into] = [await openS3(), await openS3()];
  const object = Buffer.alloc(300_000, 9);
  from.objects.set(`etabli/${photo}`, object);
  from.objects.set(`etabli/ledger/${GARONNE.id}.json`, Buffer.from("{}"));
  const source = { database: shop, DATA_DIR: at("shop"), FILES_URL: from.bucket, version: "1.2.3" };
  const { files } = await backUp(source, at("of-a-bucket"));
  expect(files.map(({ path: name }) => name)).toEqual([
    "ledger.key",
    `ledger/${GARONNE.id}.json`,
    photo,
  ]);
  const target = { ...copyOf(empty, "beside-a-bucket"), FILES_URL: into.bucket };
  await restore(target, at("of-a-bucket"));
  expect(into.objects).toEqual(from.objects);
  expect(existsSync(at("beside-a-bucket/ledger.key"))).toBe(true);
  expect(existsSync(at(`of-a-bucket/${photo}`))).toBe(true);
  await Promise.all([from.close(), into.close()]);
});

test("a bucket that stops answering leaves no half of a backup, and is named in French", async () => {
  const from = await openS3();
  from.objects.set(`etabli/ledger/${GARONNE.id}.json`, Buffer.from("{}"));
  const source = { database: shop, DATA_DIR: at("shop"), FILES_URL: from.bucket, version: "1.2.3" };
  const failure: unknown = await backUp(source, at("half"), () => from.fail(100)).catch(
    (error: unknown) => error,
  );
  expect(explainFiles(failure, source)).toMatch(/compartiment atelier.*Réessayez plus tard\.$/);
  expect([existsSync(at("half")), existsSync(at("half.part"))]).toEqual([false, false]);
  await from.close();
});

test("the command says in one French sentence why it could not begin", async () => {
  const env = { ...process.env, DATABASE_URL: "postgres://personne@127.0.0.1:1/absente" };
  const command = execFile(process.execPath, ["scripts/backup.ts", at("refused")], { env });
  const [said, [code]] = await Promise.all([
    command.stderr ? text(command.stderr) : "",
    once(command, "exit"),
  ]);
  expect([said, code]).toEqual([
    expect.stringMatching(/^Le serveur PostgreSQL de DATABASE_URL ne répond pas.*\.\n$/),
    2,
  ]);
  expect(existsSync(at("refused.part"))).toBe(false);
});
