import { beforeAll, expect, it } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRepair } from "../../../../test/shop/garonne.ts";
import { isArchived, REPAIR_STATUSES } from "../../../domain/repair/status.ts";

const { doors, ask } = openOffice("2026-11-23T10:00:00.000Z");
const STATUSES = REPAIR_STATUSES.filter((status, turn) => turn % 4 === 0 || isArchived(status));
const SINCE = ["2026-11-03T09:00:00Z", "2026-11-02T09:00:00Z", "2026-11-02T09:00:00Z"];

type Seen = { reference: string; status: string; urgency: number; statusFrom: string; id: string };

async function list(variables: Record<string, unknown>): Promise<Seen[]> {
  const { repair_list } = await ask<{ repair_list: { repairs: Seen[] } }>(
    `query ($filter: RepairFilter, $order: String, $descending: Boolean, $first: Int, $skip: Int) {
      repair_list(filter: $filter, order: $order, descending: $descending, first: $first, skip: $skip) {
        repairs { id reference status urgency statusFrom } } }`,
    variables,
  );
  return repair_list.repairs;
}

beforeAll(async () => {
  const { database } = doors();
  const client_id = await knownClient(database, "ADAM Zoé", { shop_id: GARONNE.id });
  for (const [turn, status] of STATUSES.entries())
    for (const [place, statusFrom] of SINCE.entries())
      await insertRepair(database, {
        shop_id: GARONNE.id,
        client_id,
        reference: `R${turn}${place}`,
        status,
        archived: isArchived(status),
        statusFrom,
        urgency: place === 0 && turn % 2 === 0 ? 1 : 0,
        intervention_type: "Réparation",
      });
});

/** Every repair contains the text. */
it.each([
  [false, {}],
  [true, {}],
  [false, { text: "adam" }],
  [true, { text: "adam" }],
])(
  "pages of the board's order make the whole list, descending: %s, filter: %o",
  async (descending, filter) => {
    const whole = await list({ descending, filter });
    expect(whole).toHaveLength(STATUSES.length * SINCE.length);
    const way = descending ? -1 : 1;
    const rank = ({ status }: Seen) => way * REPAIR_STATUSES.findIndex((known) => known === status);
    const ranked = whole.toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        b.urgency - a.urgency ||
        a.statusFrom.localeCompare(b.statusFrom) ||
        a.id.localeCompare(b.id),
    );
    expect(whole).toEqual(ranked);
    for (const first of [1, 2, 4, 5]) {
      const pages: Seen[] = [];
      for (let skip = 0; skip < whole.length; skip += first)
        pages.push(...(await list({ descending, filter, first, skip })));
      expect(pages).toEqual(whole);
    }
  },
);

type Column = { status: string; count: number; repairs: Seen[] };

const columnsOf = async (filter: Record<string, unknown>, first: number): Promise<Column[]> =>
  (
    await ask<{ repair_columns: Column[] }>(
      `query ($filter: RepairFilter, $first: Int) { repair_columns(filter: $filter, first: $first) {
        status count repairs { id reference status urgency statusFrom } } }`,
      { filter, first },
    )
  ).repair_columns;

it.each([{}, { urgent: true }])(
  "a text that every repair contains makes the same columns as no text, urgent: %s",
  async (filter) => {
    const all = { ...filter, archived: true };
    for (const first of [1, 2, 20]) {
      const columns = await columnsOf(all, first);
      expect(columns.map(({ count }) => count)).toContain(filter.urgent ? 1 : SINCE.length);
      expect(await columnsOf({ ...all, text: "adam" }, first)).toEqual(columns);
    }
    const none = await columnsOf({ ...all, text: "personne de ce nom" }, 2);
    expect(none.map(({ status }) => status)).toEqual(REPAIR_STATUSES);
    expect(none.every(({ count, repairs }) => count === 0 && repairs.length === 0)).toBe(true);
  },
);

it.each(["client", "reference", "since", "updated", "created"])(
  "a text that every repair contains changes no list in the order « %s »",
  async (order) => {
    for (const bounds of [
      { first: 5, skip: 3 },
      { first: 1, skip: 0 },
    ]) {
      const page = { order, descending: true, ...bounds };
      const plain = await list(page);
      expect(plain).toHaveLength(bounds.first);
      expect(await list({ ...page, filter: { text: "adam" } })).toEqual(plain);
    }
  },
);
