/** A whole shop out, and back into an empty installation: the same rows, byte for byte. */
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  garonneScope,
  issuedInvoice,
  LEDGER_KEY,
  openRepair,
} from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { testDatabase, type TestDatabase } from "../../../../test/database.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import { PASSWORD } from "../../../../test/shop/sign-in.ts";
import { COLUMNS_LEFT_OUT, TABLES_LEFT_OUT } from "../../../domain/shop/copy/contents.ts";
import { saveFile } from "../../file/store.ts";
import { readAnchor, saveAnchor } from "../../ledger/anchor.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { readShopTables } from "../../platform/archive/catalogue.ts";
import { sealed, type Facts, type Manifest } from "../../platform/archive/manifest.ts";
import { readZip } from "../../platform/archive/read-zip.ts";
import { restoreArchive } from "../../platform/archive/restore.ts";
import { writeZip, type Entry } from "../../platform/archive/write-zip.ts";
import { quietLog } from "../../platform/log.ts";
import { openBytes, placeOf } from "../../platform/storage.ts";
import { findSheet } from "../../repair/track.ts";
import { loadShop } from "../store.ts";
import { copyOf, LEFT_OUT } from "./copy.ts";
import { copyShop, removeCopy } from "./jobs.ts";
import { shopCopyRest } from "./rest.ts";

const folder = mkdtempSync(path.join(tmpdir(), "etabli-shop-"));
afterAll(() => rm(folder, { recursive: true }));
const DATA_DIR = path.join(folder, "first");
const { doors, send } = openOffice("2026-11-23T11:00:00.000Z", [shopCopyRest], { DATA_DIR });
const empty = testDatabase();
const PHOTO = "11111111-1111-4111-8111-111111111111";

let sheetid = "";
let zip = "";
let manifest: Manifest;

beforeAll(async () => {
  const { database } = doors();
  const story = await openRepair(database);
  await openRepair(database, LOIRE.id);
  await send({ url: "/api/v1/auth/check" }, marc);
  sheetid = story.sheetid;
  await database.asOwner(
    "insert into app.repair_link (sheetid, shop_id) values ($1, $2) on conflict do nothing",
    [sheetid, GARONNE.id],
  );
  await database.withShop(garonneScope, async (db) => {
    await issuedInvoice(db, story.repair_id, act());
    await saveFile(db, placeOf({ DATA_DIR }, GARONNE.id), {
      id: PHOTO,
      filename: "cuve.jpg",
      mimetype: "image/jpeg",
      tags: ["panne"],
      recipientType: "repair",
      recipientID: story.repair_id,
      shared: true,
      created_by: null,
      created_at: act().at,
      bytes: Buffer.from("a photo"),
    });
  });
  zip = await copyTo("first.zip", database, DATA_DIR);
  manifest = JSON.parse(await contentOf(zip, "manifeste.json")) as Manifest;
});

async function copyTo(name: string, database: TestDatabase, dataDir: string): Promise<string> {
  const file = path.join(folder, name);
  await database.withShop(
    garonneScope,
    async (db) => {
      const shop = await loadShop(db, GARONNE.id);
      if (!shop) throw new Error("no shop");
      const config = { DATA_DIR: dataDir };
      const onProgress = () => undefined;
      const copy = copyOf(db, { shop, config, ledgerKey: LEDGER_KEY, at: act().at, onProgress });
      await writeFile(file, await buffer(copy));
    },
    "snapshot",
  );
  return file;
}

const LIMITS = { bytes: 1e8, entries: 1_000, path: /./ };

async function contentOf(file: string, name: string): Promise<string> {
  const read = await readZip(file, LIMITS);
  try {
    return await text(await read.read(name));
  } finally {
    read.close();
  }
}

const restoring = () => ({
  database: empty,
  home: { DATA_DIR: path.join(folder, "second") },
  key: LEDGER_KEY,
  leftOut: LEFT_OUT,
});
const restored = (file: string) => restoreArchive(file, restoring());

/** The same zip with some files changed, added (`null`: taken out), and the manifest as given. */
async function forged(
  name: string,
  changes: Record<string, string | null>,
  list: object = manifest,
): Promise<string> {
  const read = await readZip(zip, LIMITS);
  const names = [...new Set([...read.sizes.keys(), ...Object.keys(changes)])];
  const contents = new Map<string, string>();
  for (const one of names) {
    const change = changes[one];
    if (change !== null) contents.set(one, change ?? (await text(await read.read(one))));
  }
  read.close();
  contents.set("manifeste.json", JSON.stringify(list));
  async function* entries(): AsyncGenerator<Entry> {
    for (const [one, content] of contents)
      yield { path: one, read: () => Readable.from([content]) };
  }
  const file = path.join(folder, name);
  await writeFile(file, await buffer(writeZip(entries(), new Date(0))));
  return file;
}

/** Columns that sound secret and are kept: each says why it opens nothing by itself. */
const SECRETS_KEPT: Record<string, string> = {
  "app.client_proposal.token_hash": "SHA-256 of a link in a client’s hands, which must still work",
  "app.booking.token_hash": "SHA-256 of a link in a client’s hands, which must still work",
  "app.waiting_offer.token_hash": "SHA-256 of a link of fifteen minutes",
  "app.waiting_visitor.token_hash": "SHA-256 of a link in a visitor’s hands, which must still work",
  "app.call.token":
    "a link in a client’s hands for some hours: who restores the shop keeps its calls",
  "app.call_link.token": "the directory of those links",
  "app.ledger_head.hash": "an end of the chain that left, which anyone may read",
  "app.ledger_entry.hash": "a link of the chain, which anyone may read",
};

/** What a column of a secret is called. */
const SOUNDS_SECRET = /hash$|secret|token|password|private/;

describe("the copy of a shop", () => {
  test("holds every table and column of the catalogue, but those left out for a reason", async () => {
    const tables = await doors().database.withShop(garonneScope, readShopTables, "read");
    const names = tables.map(({ schema, name }) => `${schema}.${name}`);
    const copied = manifest.tables.map(({ name }) => name);
    expect(names.filter((name) => !copied.includes(name) && !TABLES_LEFT_OUT[name])).toEqual([]);
    expect(Object.keys(TABLES_LEFT_OUT).filter((name) => !names.includes(name))).toEqual([]);
    const columns = (list: { columns: readonly string[]; name: string }[]) =>
      list.flatMap((table) => table.columns.map((column) => `${table.name}.${column}`));
    const known = columns(
      tables.map((table) => ({ ...table, name: `${table.schema}.${table.name}` })),
    ).filter((column) => !TABLES_LEFT_OUT[column.split(".").slice(0, 2).join(".")]);
    const inCopy = new Set(columns(manifest.tables));
    expect(known.filter((column) => !inCopy.has(column))).toEqual(
      Object.keys(COLUMNS_LEFT_OUT).toSorted(),
    );
  });

  test("has no column that sounds secret without a written reason", () => {
    const secret = manifest.tables.flatMap(({ name, columns }) =>
      columns.flatMap((column) => (SOUNDS_SECRET.test(column) ? [`${name}.${column}`] : [])),
    );
    expect(secret.filter((column) => !SECRETS_KEPT[column])).toEqual([]);
    expect(Object.keys(SECRETS_KEPT).filter((column) => !secret.includes(column))).toEqual([]);
  });

  test("counts the rows of each table, and gives the fingerprint of each file", async () => {
    for (const { name, path: file, rows, bytes, sha256 } of manifest.tables) {
      const content = await contentOf(zip, file);
      expect([name, content.split("\n").length - 1]).toEqual([name, rows]);
      expect(Buffer.byteLength(content)).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
    }
    expect(manifest.files).toHaveLength(1);
    expect(await contentOf(zip, manifest.files[0]?.path ?? "")).toBe("a photo");
    expect(await contentOf(zip, "LISEZ-MOI.txt")).toContain("Copie de l’atelier");
  });

  test("holds nothing of another shop, and no password", async () => {
    const all = await Promise.all(manifest.tables.map(({ path: file }) => contentOf(zip, file)));
    expect(all.join("")).not.toContain(LOIRE.id);
    expect(all.join("")).not.toContain("$argon2");
    const [marcs] = await doors().database.asSuperuser<{ password_hash: string }>(
      "select password_hash from auth.account where id = $1",
      [marc.person.id],
    );
    expect(marcs?.password_hash).toContain("$argon2");
  });
});

describe("a copy that is not whole and true is refused, and nothing is written", () => {
  const resealed = (changes: Partial<Facts>, key = LEDGER_KEY) => {
    const { shop_id, name, made_at, tables, files } = manifest;
    return sealed({ shop_id, name, made_at, tables, files, ...changes }, key);
  };
  const CLIENTS = "tables/app.client.ndjson";

  test.each<[string, () => Promise<string>, RegExp]>([
    [
      "another row",
      async () => forged("a.zip", { [CLIENTS]: '{"id":1}\n' }),
      /client.ndjson a changé/,
    ],
    [
      "a row changed in a list that says so",
      async () => {
        const content = (await contentOf(zip, CLIENTS)).replace("VIDAL", "LADIV");
        const sha256 = createHash("sha256").update(content).digest("hex");
        const tables = manifest.tables.map((table) =>
          table.path === CLIENTS ? { ...table, sha256 } : table,
        );
        return forged("b.zip", { [CLIENTS]: content }, { ...manifest, tables });
      },
      /Le sceau/,
    ],
    [
      "a list sealed elsewhere",
      () => forged("c.zip", {}, resealed({}, Buffer.alloc(32, 9))),
      /Le sceau/,
    ],
    ["a table taken out", () => forged("d.zip", { [CLIENTS]: null }), /client.ndjson y manque/],
    ["a file too many", () => forged("e.zip", { "tables/app.intruder.ndjson": "" }), /de trop/],
    [
      "a path out of the folder",
      () => forged("f.zip", { "other/x.txt": "x" }),
      /other.x.txt: no file/,
    ],
    ["another format", () => forged("g.zip", {}, { ...manifest, version: 2 }), /format 2/],
    ["a foreign zip", () => forged("h.zip", {}, { hello: 1 }), /n’est pas la copie/],
    [
      "other tables",
      () =>
        forged(
          "i.zip",
          { [CLIENTS]: null },
          resealed({ tables: manifest.tables.filter((table) => table.path !== CLIENTS) }),
        ),
      /autre version/,
    ],
    [
      "half of the file",
      async () => {
        const bytes = await readFile(zip);
        const file = path.join(folder, "half.zip");
        await writeFile(file, bytes.subarray(0, bytes.length / 2));
        return file;
      },
      /n’est pas la copie d’un atelier/,
    ],
  ])("%s", async (_, make, message) => {
    const file = await make();
    await expect(restored(file)).rejects.toThrow(message);
    expect(await empty.asOwner("select from app.shop")).toEqual([]);
  });
});

describe("a whole copy", () => {
  test("comes back into an empty installation, and goes out again byte for byte", async () => {
    await restored(zip);
    const again = await copyTo("second.zip", empty, path.join(folder, "second"));
    const second = JSON.parse(await contentOf(again, "manifeste.json")) as Manifest;
    expect(second.tables).toEqual(manifest.tables);
    expect(second.files).toEqual(manifest.files);
    expect(manifest.tables.find(({ name }) => name === "app.invoice")?.rows).toBe(1);
  });

  test("has a ledger that verifies, a tracking link that opens, and its photos", async () => {
    const config = { DATA_DIR: path.join(folder, "second") };
    await saveAnchor({ database: empty, config }, garonneScope);
    const anchor = await readAnchor(config, GARONNE.id);
    const verdict = await empty.withShop(
      garonneScope,
      (db) => verifyLedger(db, { shop_id: GARONNE.id, key: LEDGER_KEY, anchor }),
      "snapshot",
    );
    expect(verdict).toMatchObject({ entries: 3, findings: [] });
    expect(await findSheet(empty, sheetid)).toBeDefined();
    const stored_as = manifest.files[0]?.stored_as ?? "";
    const photo = await openBytes(
      placeOf({ DATA_DIR: path.join(folder, "second") }, GARONNE.id),
      stored_as,
    );
    expect(photo && (await text(photo.read()))).toBe("a photo");
  });

  test("keeps the rules of the database: keys, and journals that cannot change", async () => {
    await expect(empty.asOwner("update app.invoice set due = 0")).rejects.toMatchObject({
      code: "ET001",
    });
    await expect(empty.asOwner("delete from app.repair")).rejects.toMatchObject({ code: "23503" });
  });

  test("is refused where there is a shop already", async () => {
    await expect(restored(zip)).rejects.toThrow("a déjà un atelier");
  });
});

describe("the owner asks for it", () => {
  const PATH = `/api/v1/shops/${GARONNE.id}/export/copies`;
  const ask = (password: string, who = marc) =>
    send({ method: "POST", url: PATH, payload: { password } }, who);
  const services = () => ({ ...doors().services, log: quietLog, ledgerKey: LEDGER_KEY });
  const payload = (copy_id: string) => ({ shop_id: GARONNE.id, copy_id });

  test("with their password, one copy at a time; nobody else may", async () => {
    expect((await ask("not mine")).json()).toMatchObject({ refused: "bad-credentials" });
    for (const who of [sylvie, karim, nadia])
      expect((await ask(PASSWORD, who)).statusCode).toBe(403);
    const made = await ask(PASSWORD);
    expect(made.statusCode).toBe(202);
    expect((await ask(PASSWORD)).json()).toMatchObject({ refused: "copy-being-made" });
    const [line] = await doors().database.asOwner(
      "select action, noun from app.audit where action = 'shop.copied'",
    );
    expect(line).toEqual({ action: "shop.copied", noun: "shop" });
  });

  test("takes it for seven days, then it is gone", async () => {
    const [copy] = (await send({ url: PATH }, marc)).json<{ copies: { id: string }[] }>().copies;
    const id = copy?.id ?? "";
    expect((await send({ url: `${PATH}/${id}.zip` }, marc)).statusCode).toBe(404);
    await copyShop(services())(payload(id), { attempt: 1, max_attempts: 25 });
    const taken = await send({ url: `${PATH}/${id}.zip` }, marc);
    expect(taken.statusCode).toBe(200);
    expect(taken.headers["content-disposition"]).toContain("etabli-copie-2026-11-23.zip");
    const file = path.join(folder, "taken.zip");
    await writeFile(file, taken.rawPayload);
    expect(await contentOf(file, "manifeste.json")).toContain(GARONNE.id);
    expect((await send({ url: `${PATH}/${id}.zip` }, sylvie)).statusCode).toBe(403);
    const [job] = await doors().database.asSuperuser<{ run_at: string }>(
      "select j.run_at::text from graphile_worker.jobs j where j.task_identifier = 'remove-copy'",
    );
    expect(job?.run_at).toContain("2026-11-30");
    await removeCopy(services())(payload(id), { attempt: 1, max_attempts: 25 });
    expect((await send({ url: `${PATH}/${id}.zip` }, marc)).statusCode).toBe(404);
  });
});
