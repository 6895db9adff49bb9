/** The board by columns, the sorted list, and many repairs changed at once. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, test } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { insertEventRow } from "../../../../test/shop/events.ts";
import {
  GARONNE,
  insertRepair,
  insertRow,
  KARIM,
  LEA,
  LOIRE,
} from "../../../../test/shop/garonne.ts";
import { peopleOf } from "../../../domain/repair/board/people.ts";
import { REPAIR_STATUSES } from "../../../domain/repair/status.ts";
import type { Instant } from "../../../domain/time.ts";

const NOW = "2026-11-23T10:00:00.000Z";
const { doors, ask } = openOffice(NOW);
const ids = new Map<string, string>();
const idOf = (reference: string): string => ids.get(reference) ?? "";

type Row = Record<string, unknown> & { reference: string; client: string };

async function repair({ client, shop_id = GARONNE.id, trade, ...row }: Row): Promise<string> {
  const { database } = doors();
  const id = randomUUID();
  const shop = String(shop_id);
  const client_id = await knownClient(database, client, { shop_id: shop });
  const appliance_id = trade ? randomUUID() : null;
  if (trade)
    await insertRow(database, "app.appliance", {
      shop_id: shop,
      id: appliance_id,
      client_id,
      kind_id: "essai",
      kind: "Téléviseur",
      category_id: trade,
    });
  const common = { intervention_type: "Réparation", statusFrom: "2026-11-22T09:00:00Z" };
  await insertRepair(database, { ...common, ...row, shop_id: shop, id, client_id, appliance_id });
  ids.set(row.reference, id);
  return id;
}

const visit = (reference: string, day: number, people: string[], status = "TODO") =>
  insertEventRow(
    doors().database,
    {
      shop_id: GARONNE.id,
      id: randomUUID(),
      start_at: `2026-11-${day}T09:00:00Z`,
      end_at: `2026-11-${day}T10:00:00Z`,
      duration: 60,
      kind: "Réparation",
      repair_id: idOf(reference),
      status,
    },
    people,
  );

beforeAll(async () => {
  const ready = { status: "Prêt à réparer" };
  await repair({ reference: "A1", client: "ADAM Zoé", trade: "tv-hifi" });
  await repair({ reference: "A2", client: "BERNARD Léo", urgency: 1 });
  await repair({
    reference: "B1",
    client: "CARON Ali",
    statusFrom: "2026-11-01T09:00:00Z",
    ...ready,
  });
  await repair({ reference: "B2", client: "DUVAL Eva", technician_id: KARIM.id, ...ready });
  await repair({
    reference: "B3",
    client: "adam Ève",
    intervention_type: "Autre",
    statusFrom: "2026-11-22T10:00:00Z",
    ...ready,
  });
  await repair({
    reference: "Z1",
    client: "FABRE Guy",
    status: "Terminer/Archivé",
    archived: true,
  });
  await repair({ reference: "L1", client: "GUY Loire", shop_id: LOIRE.id, ...ready });
  await visit("B1", 20, [LEA.id], "DONE");
  await visit("B1", 25, [KARIM.id]);
  await visit("B1", 26, [LEA.id], "CANCEL");
  await visit("B2", 27, [LEA.id]);
});

type Columns = {
  repair_columns: { status: string; count: number; repairs: { reference: string }[] }[];
};

async function columns(filter: object, who?: Parameters<typeof ask>[2], first = 20) {
  const { repair_columns } = await ask<Columns>(
    `query ($filter: RepairFilter, $first: Int) { repair_columns(filter: $filter, first: $first) {
      status count repairs { reference } } }`,
    { filter, first },
    who,
  );
  return repair_columns;
}

async function cards(filter: object, who?: Parameters<typeof ask>[2]): Promise<string[]> {
  const read = await columns(filter, who);
  const found = read.flatMap(({ repairs }) => repairs.map(({ reference }) => reference));
  const counted = read
    .filter(({ status }) => status !== "Terminer/Archivé")
    .reduce((sum, { count }) => sum + count, 0);
  expect(found.filter((reference) => reference !== "Z1")).toHaveLength(counted);
  return found;
}

describe("the board", () => {
  it("has the thirteen columns in order, each counted, archived cards apart", async () => {
    const read = await columns({});
    expect(read.map(({ status }) => status)).toEqual([...REPAIR_STATUSES]);
    expect(read[0]).toEqual({
      status: "Brouillon",
      count: 2,
      repairs: [{ reference: "A2" }, { reference: "A1" }],
    });
    expect(read.at(-1)).toEqual({ status: "Terminer/Archivé", count: 1, repairs: [] });
  });

  it("answers the first cards of each column, and the count of all", async () => {
    const read = await columns({}, undefined, 1);
    const ready = read.find(({ status }) => status === "Prêt à réparer");
    expect(ready).toMatchObject({ count: 3, repairs: [{ reference: "B1" }] });
  });

  it.each([
    ["nothing", {}, ["A2", "A1", "B1", "B2", "B3"]],
    [
      "nothing, said field by field",
      {
        text: null,
        archived: false,
        technician: null,
        urgent: null,
        age: null,
        type: null,
        trade: null,
      },
      ["A2", "A1", "B1", "B2", "B3"],
    ],
    ["archived shown", { archived: true }, ["A2", "A1", "B1", "B2", "B3", "Z1"]],
    ["urgency", { urgent: true }, ["A2"]],
    ["age", { age: 7 }, ["B1"]],
    ["type", { type: "Autre" }, ["B3"]],
    ["trade", { trade: "tv-hifi" }, ["A1"]],
    ["text, accents aside", { text: "zoe" }, ["A1"]],
    [
      "a technician: by the last appointment that stands, or entrusted",
      { technician: KARIM.id },
      ["B1", "B2"],
    ],
    ["a technician who only came before, or goes for another", { technician: LEA.id }, []],
  ])("filters by %s", async (_, filter, expected) => {
    expect(await cards(filter)).toEqual(expected);
  });

  it("of another shop is that shop's, whatever technician is asked", async () => {
    expect(await cards({}, nadia)).toEqual(["L1"]);
  });
});

type Person = {
  technician_id: string | null;
  events: { id: string; status: string; start_at: Instant; assigned_to: string[] }[];
};

test("the filter by technician and the person on the card follow one rule", async () => {
  const { repairs } = await ask<{ repairs: (Person & { reference: string })[] }>(
    "{ repairs(archived: false) { reference technician_id events { id status start_at assigned_to } } }",
  );
  for (const person of [KARIM.id, LEA.id]) {
    const expected = repairs.filter((one) => peopleOf(one).includes(person));
    expect(await cards({ technician: person })).toEqual(expected.map(({ reference }) => reference));
  }
});

describe("the list", () => {
  const list = async (variables: object, who?: Parameters<typeof ask>[2]) => {
    const { repair_list } = await ask<{
      repair_list: { counts: { count: number }[]; repairs: { reference: string }[] };
    }>(
      `query ($filter: RepairFilter, $order: String, $descending: Boolean, $first: Int, $skip: Int) {
        repair_list(filter: $filter, order: $order, descending: $descending, first: $first, skip: $skip) {
          counts { count } repairs { reference } } }`,
      { filter: { archived: false }, ...variables },
      who,
    );
    const { counts, repairs } = repair_list;
    return {
      total: counts.reduce((sum, { count }) => sum + count, 0),
      found: repairs.map(({ reference }) => reference),
    };
  };

  it.each([
    ["the board's order", {}, ["A2", "A1", "B1", "B2", "B3"]],
    ["the client", { order: "client" }, ["A1", "B3", "A2", "B1", "B2"]],
    ["references, down", { order: "reference", descending: true }, ["B3", "B2", "B1", "A2", "A1"]],
    ["the board's order, backwards", { descending: true }, ["B1", "B2", "B3", "A2", "A1"]],
    ["the board's order, a page of it", { first: 2, skip: 1 }, ["A1", "B1"]],
    ["an order that does not exist", { order: "id; drop" }, ["A2", "A1", "B1", "B2", "B3"]],
  ])("sorts by %s", async (_, sorting, expected) => {
    expect(await list(sorting)).toEqual({ total: 5, found: expected });
  });

  it("is read page by page, counted as a whole", async () => {
    expect(await list({ first: 2, skip: 2, order: "reference" })).toEqual({
      total: 5,
      found: ["B1", "B2"],
    });
    expect(await list({ filter: { status: ["Prêt à réparer"] }, first: 1 })).toEqual({
      total: 3,
      found: ["B1"],
    });
  });

  it.each(["since", "updated", "created"])("sorts by the date « %s » too", async (order) => {
    expect((await list({ order })).found.toSorted()).toEqual(["A1", "A2", "B1", "B2", "B3"]);
  });
});

type Changed = {
  __typename: string;
  refused?: string;
  changed?: { reference: string; status: string; technician_id: string | null }[];
  unchanged?: { repair_id: string; refused: string; repair: { reference: string } | null }[];
};
const ANSWER = `{ __typename ... on Refusal { refused } ... on ChangedRepairs {
  changed { reference status technician_id } unchanged { repair_id refused repair { reference } } } }`;

const move = async (moves: object[], who = marc) =>
  (
    await ask<{ result: Changed }>(
      `mutation ($moves: [RepairMoveInput!]!) { result: moveRepairs(moves: $moves) ${ANSWER} }`,
      { moves },
      who,
    )
  ).result;
const assign = async (assignments: object[], who = marc) =>
  (
    await ask<{ result: Changed }>(
      `mutation ($a: [RepairAssignmentInput!]!) { result: assignRepairs(assignments: $a) ${ANSWER} }`,
      { a: assignments },
      who,
    )
  ).result;
const moveOf = (reference: string, from: string, to: string) => ({
  repair_id: idOf(reference),
  from,
  to,
});
const journal = async (reference: string) =>
  doors().database.asOwner<{ type: string; payload: unknown }>(
    "select type, payload from app.repair_item where repair_id = $1 order by id",
    [idOf(reference)],
  );

describe("moving", () => {
  it("gives many repairs a status at once, and lists by name those that stay", async () => {
    await repair({ reference: "M1", client: "MOREL Une", status: "Réparé" });
    await repair({ reference: "M2", client: "MOREL Deux", status: "Devis refusé" });
    await repair({ reference: "M3", client: "MOREL Trois" });
    const unknown = randomUUID();
    const answer = await move([
      moveOf("M1", "Réparé", "En essai"),
      moveOf("M2", "Devis refusé", "En essai"),
      moveOf("M3", "Réparé", "En essai"),
      moveOf("L1", "Prêt à réparer", "En essai"),
      { repair_id: unknown, from: "Réparé", to: "En essai" },
    ]);
    expect(answer.changed).toEqual([{ reference: "M1", status: "En essai", technician_id: null }]);
    expect(answer.unchanged).toEqual([
      { repair_id: idOf("M2"), refused: "test-before-agreement", repair: { reference: "M2" } },
      { repair_id: idOf("M3"), refused: "moved-meanwhile", repair: { reference: "M3" } },
      { repair_id: idOf("L1"), refused: "repair-unknown", repair: null },
      { repair_id: unknown, refused: "repair-unknown", repair: null },
    ]);
    expect(await journal("M1")).toEqual([
      { type: "StatusChanged", payload: { from: "Réparé", to: "En essai" } },
    ]);
    expect(await journal("M2")).toEqual([]);
  });

  it("is taken back by the inverse moves, also where the table has no passage", async () => {
    await repair({ reference: "U1", client: "URBAN Une" });
    await move([moveOf("U1", "Brouillon", "Devis à faire")]);
    await move([moveOf("U1", "Devis à faire", "Brouillon")]);
    await move([moveOf("U1", "Brouillon", "Terminer/Archivé")]);
    await assign([{ repair_id: idOf("U1"), technician_id: KARIM.id }]);
    const { changed } = await move([moveOf("U1", "Terminer/Archivé", "Brouillon")]);
    expect(changed).toMatchObject([{ reference: "U1", status: "Brouillon" }]);
    const [row] = await doors().database.asOwner("select archived from app.repair where id = $1", [
      idOf("U1"),
    ]);
    expect(row).toEqual({ archived: false });
    await move([moveOf("U1", "Brouillon", "Réparé"), moveOf("U1", "Brouillon", "Réparé")]);
    await move([moveOf("U1", "Réparé", "Attente de réglement")]);
    const past = await move([moveOf("U1", "Attente de réglement", "Brouillon")]);
    expect(past.unchanged).toMatchObject([{ refused: "draft-is-past" }]);
  });

  it("by two people at once moves the card once; the second one is told", async () => {
    await repair({ reference: "T1", client: "TWO Une", status: "Prêt à réparer" });
    const answers = await Promise.all([
      move([moveOf("T1", "Prêt à réparer", "Réparé")], marc),
      move([moveOf("T1", "Prêt à réparer", "En essai")], karim),
    ]);
    expect(answers.flatMap(({ changed }) => changed ?? [])).toHaveLength(1);
    expect(answers.flatMap(({ unchanged }) => unchanged ?? [])).toMatchObject([
      { refused: "moved-meanwhile" },
    ]);
    expect(await journal("T1")).toHaveLength(1);
  });

  it("of the same many in another order by two people ends", async () => {
    const names = Array.from({ length: 10 }, (_, index) => `D${index}`);
    for (const reference of names)
      await repair({ reference, client: "DEAD Lock", status: "Réparé" });
    const moves = names.map((reference) => moveOf(reference, "Réparé", "En essai"));
    const answers = await Promise.all([move(moves, marc), move(moves.toReversed(), karim)]);
    expect(answers.flatMap(({ changed }) => changed ?? [])).toHaveLength(10);
    expect(answers.flatMap(({ unchanged }) => unchanged ?? [])).toHaveLength(10);
  });

  it("refuses too many, two places at once and a status that does not exist, as a whole", async () => {
    const many = Array.from({ length: 201 }, () => ({
      repair_id: randomUUID(),
      from: "Réparé",
      to: "En essai",
    }));
    const twice = [moveOf("A1", "Brouillon", "Réparé"), moveOf("A1", "Brouillon", "Devis à faire")];
    expect(await move(many)).toMatchObject({ refused: "too-many-repairs" });
    expect(await move(twice)).toMatchObject({ refused: "bad-input" });
    expect(await move([moveOf("A1", "Brouillon", "Volé")])).toMatchObject({ refused: "bad-input" });
    expect(await journal("A1")).toEqual([]);
  });
});

describe("entrusting", () => {
  it("gives many to a person, says so in each journal, and is taken back", async () => {
    await repair({ reference: "E1", client: "EMOI Une" });
    const to = (technician_id: string | null) => [{ repair_id: idOf("E1"), technician_id }];
    expect(
      await assign([...to(LEA.id), { repair_id: idOf("L1"), technician_id: LEA.id }]),
    ).toMatchObject({
      changed: [{ reference: "E1", technician_id: LEA.id }],
      unchanged: [{ repair_id: idOf("L1"), refused: "repair-unknown", repair: null }],
    });
    expect(await cards({ technician: LEA.id })).toEqual(["E1"]);
    const again = { refused: "unchanged", repair: { reference: "E1" } };
    expect(await assign(to(LEA.id))).toMatchObject({ unchanged: [again] });
    expect(await assign(to(null))).toMatchObject({ changed: [{ technician_id: null }] });
    expect((await journal("E1")).map(({ payload }) => payload)).toEqual([
      { technician_id: LEA.id, name: `${LEA.firstname} ${LEA.lastname}` },
      { technician_id: null, name: "" },
    ]);
  });

  it.each([
    ["of another shop", nadia.person.id],
    ["unknown", "01990000-0000-7000-8000-0000000fffff"],
    ["no id", "karim"],
  ])("to a person who is %s is refused", async (_, technician_id) => {
    expect(await assign([{ repair_id: idOf("A1"), technician_id }])).toMatchObject({
      refused: "technician-unknown",
    });
  });
});

test("a card says the fault by the last answers of the tree", async () => {
  const report = (type: string, name: string) =>
    doors().database.asOwner(
      "insert into app.repair_item (shop_id, repair_id, type, payload) values ($1, $2, $3, $4)",
      [
        GARONNE.id,
        idOf("A1"),
        type,
        JSON.stringify({ tunnel_answer: [{ id: "x", name }], description: "" }),
      ],
    );
  await report("SymptomAdded", "Fuite");
  await report("ProblemChanged", "Bruit");
  const { repairs_by_id } = await ask<{ repairs_by_id: { fault: string }[] }>(
    "query ($ids: [ID!]!) { repairs_by_id(ids: $ids) { fault } }",
    { ids: [idOf("A1"), idOf("A2"), idOf("L1"), "x"] },
  );
  expect(repairs_by_id.map(({ fault }) => fault).toSorted()).toEqual(["", "Bruit"]);
});
