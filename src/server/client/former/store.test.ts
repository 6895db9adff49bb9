/** What a correction of a client replaced: written beside the journal, read by the office, erased with the client. */
import { randomBytes, randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect, it } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { knownClient } from "../../../../test/shop/clients.ts";
import { marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRepair, insertRow, LOIRE, MARC } from "../../../../test/shop/garonne.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { rowsRead, type RowsRead } from "../../platform/database/rows.ts";
import { repairSite } from "../../repair/site.ts";
import { mergesInto } from "../merge/store.ts";
import { mergeClients } from "../merge/merge.ts";
import { undoMerge } from "../merge/undo.ts";
import { loadFormer } from "./store.ts";

const { doors, ask, send } = openOffice("2026-11-23T10:00:00.000Z", [repairSite]);

const SAVE = "mutation ($input: ClientInput!) { upsertClient(input: $input) { id } }";
const JOURNAL =
  "query ($id: ID!) { repair(id: $id) { items { type payload former { part before after } } } }";
type Item = { type: string; payload: { change_id?: string }; former: object[] };
type Journal = { repair: { items: Item[] } | null };

const journalOf = async (id: string): Promise<Item[]> =>
  (await ask<Journal>(JOURNAL, { id })).repair?.items ?? [];
const formerOf = async (id: string) =>
  (await journalOf(id)).filter(({ type }) => type === "ClientChanged").map(({ former }) => former);
const rowsOf = (client_id: string) =>
  doors().database.asOwner<{ part: string }>(
    "select part from app.client_former where client_id = $1 order by change_id, part",
    [client_id],
  );
const save = (input: object) => ask(SAVE, { input }, sylvie);
const PHONES = [{ name: "Portable", number: "+33639985678" }];
const PHONE = { part: "phone", before: ["06 39 98 12 34"], after: ["06 39 98 56 78"] };
const EMAIL = { part: "email", before: [], after: ["lise@example.org"] };

type Known = { client_id: string; repair_id: string; sheetid: string };
async function known({ archived = false } = {}): Promise<Known> {
  const client_id = await knownClient(doors().database, "MOREL Lise", { phones: ["+33639981234"] });
  const repair_id = randomUUID();
  const sheetid = randomBytes(16).toString("base64url");
  await insertRepair(doors().database, {
    shop_id: GARONNE.id,
    id: repair_id,
    client_id,
    sheetid,
    reference: `F-${repair_id.slice(0, 8)}`,
    intervention_type: "Réparation",
    ...(archived && { archived, status: "Terminer/Archivé" }),
  });
  return { client_id, repair_id, sheetid };
}

it("is read in the journal, of which no line holds it, in one query for all corrections", async () => {
  const { client_id: id, repair_id } = await known();
  await save({ id, lastname: "MOREL", phones: PHONES });
  await save({ id, lastname: "MOREL", email: "lise@example.org", note: "Sonner." });
  await save({ id, lastname: "MOREAU" });
  const reads: RowsRead[] = [];
  const listen = (message: unknown) => void reads.push(message as RowsRead);
  subscribe(rowsRead.name, listen);
  const items = await journalOf(repair_id);
  unsubscribe(rowsRead.name, listen);
  const note = { part: "note", before: [], after: ["Sonner."] };
  expect(items.map(({ former }) => former)).toEqual([
    [PHONE],
    expect.arrayContaining([EMAIL, note]),
    [],
  ]);
  expect(JSON.stringify(items.map(({ payload }) => payload))).not.toMatch(/1234|5678|lise@|Sonner/);
  expect(reads.filter(({ rows }) => JSON.stringify(rows).includes("change_id"))).toHaveLength(1);
});

it("is kept once for several open repairs, and not at all for a client whose repairs are over", async () => {
  const { client_id: id, repair_id } = await known();
  const other = randomUUID();
  await insertRepair(doors().database, {
    shop_id: GARONNE.id,
    id: other,
    client_id: id,
    reference: `F-${other.slice(0, 8)}`,
    intervention_type: "Réparation",
  });
  await save({ id, lastname: "MOREL", phones: PHONES });
  expect(await rowsOf(id)).toEqual([{ part: "phone" }]);
  expect(await formerOf(other)).toEqual(await formerOf(repair_id));
  const over = await known({ archived: true });
  await save({ id: over.client_id, lastname: "MOREL", phones: PHONES });
  expect(await rowsOf(over.client_id)).toEqual([]);
});

it("goes with the client; the journal then only says which part was corrected", async () => {
  const { client_id, repair_id } = await known();
  await save({ id: client_id, lastname: "MOREL", phones: PHONES });
  const keeper = await knownClient(doors().database, "ANONYME");
  await doors().database.asOwner("update app.repair set client_id = $1 where id = $2", [
    keeper,
    repair_id,
  ]);
  await doors().database.asOwner("delete from app.client where id = $1", [client_id]);
  expect(await rowsOf(client_id)).toEqual([]);
  expect(await journalOf(repair_id)).toMatchObject([{ payload: { parts: ["phone"] }, former: [] }]);
});

it("goes with a client that an undone import removes", async () => {
  const { database } = doors();
  const client_id = await knownClient(database, "IMPORTE Lise");
  const import_id = randomUUID();
  const keys = { shop_id: GARONNE.id, change_id: randomUUID(), client_id };
  await insertRow(database, "app.client_former", { ...keys, ...PHONE });
  await insertRow(database, "app.import", {
    shop_id: GARONNE.id,
    id: import_id,
    noun: "client",
    filename: "clients.csv",
  });
  await database.asOwner(
    `insert into app.import_row (shop_id, import_id, row_id, did, shape)
     values ($1, $2, $3, 'created', app.client_shape($1, $3))`,
    [GARONNE.id, import_id, client_id],
  );
  await ask("mutation ($id: ID!) { undoImport(id: $id) { __typename } }", { id: import_id }, marc);
  expect(await rowsOf(client_id)).toEqual([]);
});

it("is still read after a merge of the client, and after its undoing", async () => {
  const { client_id, repair_id } = await known();
  await save({ id: client_id, lastname: "MOREL", phones: PHONES });
  const into = await knownClient(doors().database, "MOREL Lise");
  const author = { kind: "shop", account_id: MARC.id } as const;
  const { database } = doors();
  await database.withShop(garonneScope, (db) =>
    mergeClients(db, { from: client_id, into, author }),
  );
  expect(await formerOf(repair_id)).toEqual([[PHONE]]);
  const [merge] = await database.withShop(garonneScope, (db) => mergesInto(db, [into]));
  await database.withShop(garonneScope, (db) => undoMerge(db, { id: merge?.id ?? "", author }));
  expect(await formerOf(repair_id)).toEqual([[PHONE]]);
});

it("is not shown to the client who follows the repair", async () => {
  const { client_id: id, repair_id, sheetid } = await known();
  await save({ id, lastname: "MOREL", phones: PHONES, email: "lise@example.org" });
  expect(await formerOf(repair_id)).toEqual([expect.arrayContaining([PHONE, EMAIL])]);
  for (const path of ["", "/state"]) {
    const { statusCode, body } = await send({ url: `/suivi/${sheetid}${path}` });
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/12 34|56 78|3998|lise@|former/);
  }
});

it("is nothing to another shop, even by the id of the change", async () => {
  const { client_id: id, repair_id } = await known();
  await save({ id, lastname: "MOREL", phones: PHONES });
  const [item] = await journalOf(repair_id);
  const ids = [item?.payload.change_id ?? ""];
  const ours = await doors().database.withShop(garonneScope, (db) => loadFormer(db, ids));
  expect(ours).toMatchObject([PHONE]);
  const theirs = mintScope(LOIRE.id, { kind: "system" });
  expect(await doors().database.withShop(theirs, (db) => loadFormer(db, ids))).toEqual([]);
  expect(await ask<Journal>(JOURNAL, { id: repair_id }, nadia)).toEqual({ repair: null });
});
