/** The list of repairs: its order, its pages, its search and what is late. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, test } from "vitest";
import { pagesRead } from "../../../../test/pages-read.ts";
import { knownClient } from "../../../../test/shop/clients.ts";
import { nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRepair, insertRow, LOIRE } from "../../../../test/shop/garonne.ts";
import { isBlocked } from "../../../domain/repair/blocked.ts";
import { REPAIR_STATUSES } from "../../../domain/repair/status.ts";
import { epochOf, type Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { clientScope } from "../../shop/store.ts";
import { listBlocked } from "./list.ts";

const NOW = "2026-11-23T10:00:00.000Z";
const { doors, ask } = openOffice(NOW);

type Row = { reference: string; client: string; since: string; status?: string; urgency?: 0 | 1 };
type Machine = { kind: string; brand?: string; model?: string };

async function repair(row: Row, machine?: Machine, shop_id: string = GARONNE.id): Promise<string> {
  const { database } = doors();
  const { reference, client, since, status = "Brouillon", urgency = 0 } = row;
  const client_id = await knownClient(database, client, { shop_id });
  const appliance_id = machine && randomUUID();
  if (machine)
    await insertRow(database, "app.appliance", {
      shop_id,
      id: appliance_id,
      client_id,
      kind_id: "essai",
      ...machine,
    });
  const id = randomUUID();
  await insertRepair(database, {
    shop_id,
    id,
    reference,
    client_id,
    status,
    urgency,
    archived: status === "Terminer/Archivé",
    statusFrom: since,
    intervention_type: "Réparation",
    ...(appliance_id && { appliance_id }),
  });
  return id;
}

type Listed = { reference: string }[];
type Who = Parameters<typeof ask>[2];
const referencesOf = (listed: Listed): string[] => listed.map(({ reference }) => reference);

async function found(variables: Record<string, unknown>, who?: Who): Promise<string[]> {
  const { repairs } = await ask<{ repairs: Listed }>(
    `query ($status: [String!], $text: String, $archived: Boolean, $first: Int, $skip: Int) {
      repairs(status: $status, text: $text, archived: $archived, first: $first, skip: $skip) { reference } }`,
    variables,
    who,
  );
  return referencesOf(repairs);
}

/** The same by the screen's list, in the board's order. */
async function listed(filter: object, page: object = {}): Promise<string[]> {
  const { repair_list } = await ask<{ repair_list: { repairs: Listed } }>(
    `query ($filter: RepairFilter, $first: Int, $skip: Int) {
      repair_list(filter: $filter, first: $first, skip: $skip) { repairs { reference } } }`,
    { filter, ...page },
  );
  return referencesOf(repair_list.repairs);
}

type Column = { status: string; count: number };

/** What the heads of the board's columns count, those that are empty left out. */
async function counted(filter: object): Promise<Column[]> {
  const { repair_columns } = await ask<{ repair_columns: Column[] }>(
    "query ($filter: RepairFilter) { repair_columns(filter: $filter) { status count } }",
    { filter },
  );
  return repair_columns.filter(({ count }) => count > 0);
}

beforeAll(async () => {
  const wash = { kind: "Lave-linge", brand: "Électrolux", model: "EW6F" };
  const oven = { kind: "Four", brand: "Bosch" };
  await repair(
    { reference: "A1", client: "D'ORMESSON Hélène", since: "2026-11-22T09:00:00Z" },
    wash,
  );
  await repair({ reference: "A2", client: "FABRE Léo", since: "2026-11-21T09:00:00Z" }, oven);
  await repair({ reference: "A3", client: "FABRE Zoé", since: "2026-11-23T09:00:00Z", urgency: 1 });
  const ready = { status: "Prêt à réparer" };
  await repair({ reference: "B1", client: "BOSCH Ali", since: "2026-11-01T09:00:00Z", ...ready });
  await repair(
    { reference: "B2", client: "100% Net", since: "2026-11-22T09:00:00Z", ...ready },
    oven,
  );
  const archived = { status: "Terminer/Archivé" };
  await repair(
    { reference: "Z1", client: "FABRE Anne", since: "2025-11-01T09:00:00Z", ...archived },
    wash,
  );
  await repair(
    { reference: "L1", client: "FABRE Loire", since: "2026-11-01T09:00:00Z", ...ready },
    wash,
    LOIRE.id,
  );
});

describe("the list", () => {
  it("follows the specification's statuses; inside, urgent first, then who waits longest", async () => {
    expect(await found({})).toEqual(["A3", "A2", "A1", "B1", "B2", "Z1"]);
  });

  it("may be of one status, while the board counts them all", async () => {
    expect(await found({ status: ["Prêt à réparer"], archived: false })).toEqual(["B1", "B2"]);
    expect(await counted({ archived: false })).toEqual([
      { status: "Brouillon", count: 3 },
      { status: "Prêt à réparer", count: 2 },
      { status: "Terminer/Archivé", count: 1 },
    ]);
  });

  it("may be of several statuses", async () => {
    const status = ["Terminer/Archivé", "Prêt à réparer"];
    expect(await found({ status })).toEqual(["B1", "B2", "Z1"]);
  });

  it("is read page by page, over the bounds of statuses, without loss nor double", async () => {
    const pages = [0, 2, 4, 6].map((skip) => found({ first: 2, skip }));
    expect(await Promise.all(pages)).toEqual([["A3", "A2"], ["A1", "B1"], ["B2", "Z1"], []]);
  });

  it("shows the archived ones alone, or with the others", async () => {
    expect(await found({ archived: true })).toEqual(["Z1"]);
    expect(await found({ archived: false })).toEqual(["A3", "A2", "A1", "B1", "B2"]);
  });

  it("of another shop is that shop's", async () => {
    expect(await found({}, nadia)).toEqual(["L1"]);
    expect(await found({ text: "FABRE" }, nadia)).toEqual(["L1"]);
  });

  it("keeps within its bounds, and is never cut without a word", async () => {
    expect(await found({ first: -5, skip: -5 })).toHaveLength(1);
    expect(await found({})).toHaveLength(6);
    await expect(found({ first: 1_000_000 })).rejects.toThrow("500 lignes au plus");
    await expect(listed({}, { first: 1_000_000 })).rejects.toThrow("500 lignes au plus");
  });

  it("is empty for a status that does not exist", async () => {
    expect(await found({ status: ["Perdu"] })).toEqual([]);
  });
});

describe("its search", () => {
  it.each([
    ["a name, accents and case aside", "HELENE", ["A1"]],
    ["a name with an apostrophe", "d'ormesson", ["A1"]],
    ["a first name and a machine", "leo four", ["A2"]],
    ["words in any order", "four FABRE", ["A2"]],
    ["a word of a name and of a brand", "bosch", ["A2", "B1", "B2"]],
    ["a part of a word", "lectrolu", ["A1", "Z1"]],
    ["two letters", "zo", ["A3"]],
    ["a reference in small letters", "b2", ["B2"]],
    ["a sign that means something in SQL", "100%", ["B2"]],
    ["a percent sign alone", "%", []],
    ["an underscore", "_", []],
    ["what nothing has", "aspirateur", []],
    ["one word that is there and one that is not", "fabre aspirateur", []],
    ["hostile text", "'; drop table app.repair; --", []],
    ["ten thousand signs", "x".repeat(10_000), []],
    ["blanks alone are no search", "   ", ["A3", "A2", "A1", "B1", "B2", "Z1"]],
  ])("finds by %s", async (_, text, references) => {
    expect(await found({ text })).toEqual(references);
    const open = references.filter((reference) => reference !== "Z1");
    expect(await found({ text, archived: false })).toEqual(open);
    expect(await listed({ text })).toEqual(references);
    expect(await listed({ text, archived: false })).toEqual(open);
  });

  it("shows a page of one status, while the board counts them all", async () => {
    const status = "Prêt à réparer";
    const pages = [0, 1].map((skip) => found({ text: "bosch", status: [status], first: 1, skip }));
    expect(await Promise.all(pages)).toEqual([["B1"], ["B2"]]);
    expect(await counted({ text: "bosch" })).toEqual([
      { status: "Brouillon", count: 1 },
      { status, count: 2 },
    ]);
  });

  it("counts the archived ones that it finds", async () => {
    expect(await counted({ text: "fabre" })).toEqual([
      { status: "Brouillon", count: 2 },
      { status: "Terminer/Archivé", count: 1 },
    ]);
    expect(await found({ text: "fabre", status: ["Terminer/Archivé"] })).toEqual(["Z1"]);
  });

  it("is read page by page", async () => {
    const pages = [["A3", "A2"], ["Z1"], []];
    for (const [turn, expected] of pages.entries()) {
      const page = { first: 2, skip: turn * 2 };
      expect(await found({ text: "fabre", ...page })).toEqual(expected);
      expect(await listed({ text: "fabre" }, page)).toEqual(expected);
    }
  });

  it("has an empty page after its last one, however far", async () => {
    const page = { first: 500, skip: 2 ** 31 - 1 };
    for (const text of ["fabre", ""]) {
      expect(await found({ text, ...page })).toEqual([]);
      expect(await listed({ text }, page)).toEqual([]);
    }
  });
});

/** So many that an index of texts is worth reading. */
const MANY = 3_000;

async function fillShop(shop_id: string): Promise<void> {
  const statements = [
    `insert into app.client (shop_id, id, lastname) select $1, md5('c' || i)::uuid, 'NOM' || i from generate_series(1, $2::int) i`,
    `insert into app.appliance (shop_id, id, client_id, kind_id, kind, model)
     select $1, md5('a' || i)::uuid, md5('c' || i)::uuid, 'four', 'Four', 'M' || i from generate_series(1, $2::int) i`,
    `insert into app.repair (shop_id, id, sheetid, reference, client_id, appliance_id, intervention_type, status, archived)
     select $1, md5('r' || i)::uuid, 'feuille' || i, 'Z' || i, md5('c' || i)::uuid, md5('a' || i)::uuid, 'Réparation', 'Terminer/Archivé', true
     from generate_series(1, $2::int) i`,
  ];
  for (const statement of statements) await doors().database.asOwner(statement, [shop_id, MANY]);
  for (const table of ["client", "appliance", "repair"])
    await doors().database.asOwner(`analyze app.${table}`);
}

const INDEXES = ["appliance_words", "client_names", "repair_reference"];

async function scansOfIndexes(): Promise<{ index: string; count: number }[]> {
  await doors().database.asOwner("select pg_stat_force_next_flush()");
  return doors().database.asOwner(
    `select indexrelname as index, idx_scan::int as count from pg_stat_user_indexes
    where indexrelname = any($1) order by 1`,
    [INDEXES],
  );
}

test("a search among many repairs reads the indexes of texts, which row-level security hides from other statements", async () => {
  await fillShop(LOIRE.id);
  const before = await scansOfIndexes();
  expect(before.map(({ index }) => index)).toEqual(INDEXES);
  const rows = await doors().database.asOwner(
    `with shop as materialized (select set_config('app.shop_id', $1, true) as id)
    select cardinality(found.ids) as count from shop,
       lateral app.search_repairs('nom2999' || left(shop.id, 0), '{Terminer/Archivé}', 20) as found`,
    [LOIRE.id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  const after = await scansOfIndexes();
  expect(after.every(({ count }, turn) => count > (before[turn]?.count ?? 0))).toBe(true);
});

type Blocked = {
  blocked_repairs: { status: string; count: number; repairs: { reference: string }[] }[];
};

test("what is blocked is counted by status, the longest first, by the rule of the domain", async () => {
  const days = [0, 1, 2, 3, 7, 8, 10, 11, 14, 15];
  const since = (day: number) =>
    new Date(epochOf(NOW as Instant) - day * 86_400_000 - 1).toISOString();
  const expected = new Map<string, string[]>();
  for (const [rank, status] of REPAIR_STATUSES.entries())
    for (const day of days) {
      const reference = `L${rank}-${day}`;
      await repair({ reference, client: "TARDIF", since: since(day), status }, undefined, LOIRE.id);
      const facts = { status, statusFrom: since(day) as Instant, visits: [] };
      if (isBlocked(facts, NOW as Instant))
        expected.set(status, [reference, ...(expected.get(status) ?? [])]);
    }
  expected.get("Prêt à réparer")?.unshift("L1");
  const planned = { reference: "V1", client: "TARDIF", since: since(30), status: "Devis à faire" };
  await insertRow(doors().database, "app.event", {
    shop_id: LOIRE.id,
    repair_id: await repair(planned, undefined, LOIRE.id),
    start_at: "2026-11-24T08:00:00Z",
    end_at: "2026-11-24T09:00:00Z",
    duration: 60,
    kind: "Diagnostic / Devis",
  });
  const query = "{ blocked_repairs { status count repairs { reference } } }";
  const { blocked_repairs } = await ask<Blocked>(query, {}, nadia);
  const shown = blocked_repairs.map(({ status, count, repairs }) => [
    status,
    count,
    referencesOf(repairs),
  ]);
  expect(shown).toEqual(
    [...expected].map(([status, all]) => [status, all.length, all.slice(0, 3)]),
  );
});

test("what is blocked is found without reading the appointments of the past", async () => {
  await doors().database.asOwner(
    `insert into app.event (shop_id, id, start_at, end_at, duration, kind, status)
     select $1, md5('e' || i)::uuid, $2::timestamptz - i * interval '1 hour', $2::timestamptz - (i - 1) * interval '1 hour', 60, 'Réparation',
       'DONE' from generate_series(1, $3::int) i`,
    [LOIRE.id, NOW, MANY],
  );
  await doors().database.asOwner("analyze app.event");
  const read = (db: ShopDb) => listBlocked(db, { now: NOW as Instant, first: 3 });
  const scope = clientScope(LOIRE.id);
  if (!scope) throw new Error(LOIRE.id);
  expect(await pagesRead(doors().database, scope, { table: "app.event", read })).toBeLessThan(6);
});
