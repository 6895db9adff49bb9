/**
 * `npm run bench -- growth`: what each path costs in a shop of 1,000 repairs, alone; the same with 1,000 shops in the
 * database; then beside a shop of 20,000 repairs, asked by turns with it. Minutes long, gigabytes large: not part of
 * the CI.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { print } from "graphql";
import {
  addDays,
  dateOf,
  DEFAULT_ZONE,
  instantAt,
  mondayOf,
  toInstant,
} from "../src/domain/time.ts";
import { figuresQuery, waitingQuery } from "../src/web/office/home/query.ts";
import { invoiceBoardQuery, quoteBoardQuery } from "../src/web/office/invoice/query.ts";
import { columnsQuery, listQuery } from "../src/web/office/repair/board/query.ts";
import {
  filterOf,
  listFilterOf,
  type RepairsSearch,
} from "../src/web/office/repair/board/search-params.ts";
import { COLUMN_PAGE } from "../src/web/office/repair/board/use-column-cards.ts";
import { sheetQuery } from "../src/web/office/repair/sheet/query.ts";
import { PAGE_SIZE } from "../src/web/platform/page-size.ts";
import { costOfBookings } from "./bookings.ts";
import { fillClients } from "./seed/clients.ts";
import { fillYears } from "./seed/growth.ts";
import { startHouse, stop, type House } from "./house.ts";
import type { Question } from "./load.ts";
import { AGENDA, costOf, graphql, SEARCH, signIn } from "./office.ts";
import { atSameSpeed } from "./speed.ts";
import { settle } from "./settle.ts";
import { openBench, openShop, type Bench, type BenchShop } from "./shops.ts";

const SHOPS = 1_000;
/** There from the start, so that the directory shows a full page before and after. */
const FIRST_SHOPS = 20;
const [FEW, MANY] = [1_000, 20_000];
/**
 * A hundred open repairs, then a thousand; fifty unpaid invoices, then two hundred: both boards show as many cards, both
 * lists a whole page.
 */
const KEPT = {
  [FEW]: { openOneOf: 10, unpaidOneOf: 20 },
  [MANY]: { openOneOf: 20, unpaidOneOf: 100 },
};
const CLIENTS = 5_000;
const SLOT_DAYS = 14;
/** Of each other shop. */
const OTHERS = 20;
const MOST_BY_SHOPS = 1.3;
const MOST_BY_REPAIRS = 1.5;
const ROUNDS = 3;
/** The system counts processor time in hundredths of a second: one of them is a fifteenth of a millisecond a request. */
const REQUESTS = 150;
/** Below that many milliseconds a ratio measures the clock. */
const NOISE = 0.5;

type Path = { what: string; cost: () => Promise<number> };
type Figures = Map<string, number>;

/** Every path that a person waits for, on the target shop. */
async function openPaths(bench: Bench, house: House, shop: BenchShop): Promise<Path[]> {
  const cookie = await signIn(bench, house, shop);
  const [repair] = await bench.asOwner<{ id: string; sheetid: string }>(
    `select id, sheetid from app.repair where shop_id = $1 and reference = 'R2020-00500'`,
    [shop.id],
  );
  if (!repair) throw new Error("the target shop has no repair");
  const monday = addDays(mondayOf(dateOf(toInstant(Date.now()), DEFAULT_ZONE)), -14);
  const week = {
    from: instantAt(monday, 0, DEFAULT_ZONE),
    to: instantAt(addDays(monday, 7), 0, DEFAULT_ZONE),
  };
  const path = (what: string, question: (index: number) => Question, count = REQUESTS): Path => ({
    what,
    cost: async () => (await costOf(house, count, question)).cpu_ms,
  });
  const office = (what: string, query: string, variables: object = {}) =>
    path(what, () => graphql(cookie, query, variables));
  const board = (what: string, search: RepairsSearch) =>
    office(what, print(columnsQuery), { filter: filterOf(search), first: COLUMN_PAGE });
  const list = (what: string, search: RepairsSearch) =>
    office(what, print(listQuery), { filter: listFilterOf(search), first: PAGE_SIZE });
  const slots = new URLSearchParams({
    kind: "Réparation",
    where: "Atelier",
    category_id: "gros-electromenager",
    days: `${SLOT_DAYS}`,
  });
  return [
    path("health", () => ({ path: "/healthz" })),
    path("public home", () => ({ path: "/" })),
    path("directory", () => ({ path: "/annuaire" })),
    path("directory of a town", () => ({ path: "/annuaire?where=Toulouse" })),
    path("shop page", () => ({ path: `/31000/${shop.slug}` })),
    path(`slots of ${SLOT_DAYS} days`, () => ({ path: `/api/v1/shops/${shop.id}/slots?${slots}` })),
    {
      what: "a booking, its letters included",
      // After the days whose slots are asked for: the bookings of a round are not to slow the slots of the next.
      cost: () => costOfBookings(bench, house, { shop, ahead: SLOT_DAYS + 2 }),
    },
    path("tracking page", () => ({ path: `/suivi/${repair.sheetid}` })),
    path("agenda, a past week", () => graphql(cookie, AGENDA, week)),
    path("client search", () => graphql(cookie, SEARCH, { id: shop.id, text: "dupont" })),
    office("sheet", print(sheetQuery), { id: repair.id }),
    board("board", {}),
    board("board, archived too", { archived: true }),
    board("board by a name", { text: "guérin" }),
    list("list of repairs", {}),
    list("list of repairs, archived too", { archived: true }),
    list("list by a brand", { text: "bosch" }),
    list("list by a reference, archived too", { text: "R2020-00777", archived: true }),
    office("invoices to pay", print(invoiceBoardQuery), { first: PAGE_SIZE }),
    office("quotes", print(quoteBoardQuery), { first: PAGE_SIZE }),
    office("home, what waits", print(waitingQuery)),
    office("home, the figures", print(figuresQuery)),
  ];
}

/** The least of several rounds of every path: what a neighbour of the machine adds is no growth. */
async function figuresOf(paths: readonly Path[], rounds = ROUNDS): Promise<Figures> {
  const figures: Figures = new Map();
  for (let round = 0; round < rounds; round++)
    for (const { what, cost } of paths)
      figures.set(what, Math.min(figures.get(what) ?? Infinity, await atSameSpeed(cost)));
  return figures;
}

/** Shops `from` to `to`, the last left out. */
async function openOthers(bench: Bench, from: number, to: number): Promise<BenchShop[]> {
  const shops: BenchShop[] = [];
  for (let turn = from; turn < to; turn++)
    shops.push(await openShop(bench, { slug: `banc-voisin-${turn}`, people: 2 }));
  return shops;
}

async function fillOthers(bench: Bench, first: readonly BenchShop[]): Promise<void> {
  const others = [...first, ...(await openOthers(bench, first.length, SHOPS - 1))];
  await fillClients(
    bench,
    others.map((shop) => ({ shop, count: OTHERS })),
  );
  await fillYears(
    bench,
    others.map((shop) => ({ shop, from: 1, to: OTHERS })),
  );
}

/** The target shop alone and among 1,000 shops; then both it and the shop of 20,000 repairs. */
type Growth = { alone: Figures; among: Figures; beside: Figures; grown: Figures };

async function measureGrowth(bench: Bench, house: House): Promise<Growth> {
  const openTarget = async (slug: string, repairs: number): Promise<Path[]> => {
    const shop = await openShop(bench, { slug, people: 12 });
    await fillClients(bench, [{ shop, count: CLIENTS }]);
    await fillYears(bench, [{ shop, from: 1, to: repairs, ...KEPT[repairs] }]);
    await settle(bench, house);
    return openPaths(bench, house, shop);
  };
  const first = await openOthers(bench, 0, FIRST_SHOPS);
  const paths = await openTarget("banc-croissance", FEW);
  // Once for nothing: the first thousands of requests compile what the next ones run.
  await figuresOf(paths, 1);
  const alone = await figuresOf(paths);
  await fillOthers(bench, first);
  await settle(bench, house);
  const among = await figuresOf(paths);
  const larger = await openTarget("banc-grand", MANY);
  await figuresOf(larger, 1);
  const byTurns = paths.flatMap((path, turn) => [
    path,
    ...larger.slice(turn, turn + 1).map(asGrown),
  ]);
  const both = await figuresOf(byTurns);
  const grown = new Map(larger.map(({ what }) => [what, both.get(grownName(what)) ?? 0]));
  return { alone, among, beside: both, grown };
}

const grownName = (what: string): string => `${what}, grown`;
const asGrown = ({ what, cost }: Path): Path => ({ what: grownName(what), cost });

const ratio = (after: number, before: number): number =>
  Math.max(after, NOISE) / Math.max(before, NOISE);

function lineOf(what: string, { alone, among, beside, grown }: Growth): string {
  const sets = [alone, among, beside, grown].map((set) => set.get(what) ?? 0);
  const [before = 0, shops = 0, small = 0, large = 0] = sets;
  const [byShops, byRepairs] = [ratio(shops, before), ratio(large, small)];
  const mark = (value: number, most: number) =>
    `× ${value.toFixed(2)} ${value <= most ? "✓" : "✗"}`;
  const cells = [
    what,
    ...[before, shops, large].map((ms) => `${ms.toFixed(1)} ms`),
    mark(byShops, MOST_BY_SHOPS),
    mark(byRepairs, MOST_BY_REPAIRS),
  ];
  return `| ${cells.join(" | ")} |`;
}

export async function benchGrowth(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "etabli-growth-"));
  const house = await startHouse(dataDir);
  const bench = await openBench(dataDir);
  try {
    const figures = await measureGrowth(bench, house);
    const lines = [...figures.alone.keys()].map((what) => lineOf(what, figures));
    const table = [
      `| path | alone, ${FEW} repairs | among ${SHOPS} shops | ${MANY} repairs | by shops, ≤ ${MOST_BY_SHOPS} | by repairs, ≤ ${MOST_BY_REPAIRS} |`,
      "| --- | --- | --- | --- | --- | --- |",
      ...lines,
    ].join("\n");
    process.stdout.write(`${table}\n`);
    writeFileSync(
      path.resolve(import.meta.dirname, "../docs/growth.md"),
      `# Growth, measured on ${new Date().toISOString().slice(0, 10)}

\`npm run bench -- growth\`: processor time of Node and PostgreSQL for one request, in milliseconds. The shop has
${CLIENTS} clients and 12 technicians; the other shops have ${OTHERS} clients and repairs each. Alone, ${FIRST_SHOPS} empty
shops stand beside it, so that the directory shows a full page each time. The least of ${ROUNDS} rounds, after
\`vacuum (analyze)\` and once PostgreSQL is idle; every figure is brought to the machine's speed at the start, since
neighbours slow it down. The growth by repairs compares two shops of one database, asked by turns. Figures below
${NOISE} ms count as ${NOISE}.

${table}

The larger shop has a thousand open repairs instead of a hundred; both boards show ${COLUMN_PAGE} cards of each of five columns.
The brand is that of every open repair; the name finds 316 repairs instead of 16, and shows 16 cards instead of two.
`,
    );
  } finally {
    await bench.close();
    await stop(house);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
