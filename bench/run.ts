/**
 * `npm run bench`: one command, one table; printed, and kept in docs/bench.md. `-- growth`: another, in docs/growth.md.
 * `-- lighthouse`: the marks of the public pages. `-- bookings agenda`: only these parts, printed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhenStale } from "../scripts/build.ts";
import { benchBookings, benchSameSlot } from "./bookings.ts";
import { benchClients } from "./clients.ts";
import { benchGrowth } from "./growth.ts";
import { memoryOfAll, spentBy, startHouse, startPlain, stop, type House } from "./house.ts";
import { ask } from "./load.ts";
import { benchDirectory } from "./directory.ts";
import { benchFacturx } from "./facturx.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { describeMachine, measureMachine } from "./machine.ts";
import { watchStolenTime } from "./processor.ts";
import { benchAgenda, benchSearch, costOf, EVENTS } from "./office.ts";
import { benchPage, hammer } from "./pages.ts";
import { benchPrices } from "./prices.ts";
import { benchRounds } from "./rounds/rows.ts";
import { benchCalls } from "./screens/calls.ts";
import { benchLive } from "./screens/live.ts";
import { benchOffline } from "./screens/offline.ts";
import { benchScreens } from "./screens/rows.ts";
import { benchSales } from "./sales/periods.ts";
import { scriptBytes, scriptBytesOfPage } from "./scripts-size.ts";
import { fillMonth, openBench, openShop, type Bench } from "./shops.ts";
import { benchSlots } from "./slots.ts";
import { cells, markdown, type Row } from "./table.ts";

const SHOP_PAGE = "/31000/atelier-garonne";
const MIB = 1024 * 1024;

type Part = (bench: Bench, house: House) => Promise<Row[]>;

const PARTS: Record<string, Part> = {
  slots: async (bench, house) => [...slotsAlone(), await slotsOverHttp(bench, house)],
  scripts: async (_bench, house) => [...(await publicScripts(house)), ...officeScripts()],
  pages: (_bench, house) => pages(house),
  bookings,
  agenda: async (bench, house) => [await agenda(bench, house)],
  clients,
  prices: (bench) => benchPrices(bench),
  shops: (bench) => benchDirectory(bench),
  facturx: () => benchFacturx(),
  memory: async (_bench, house) => [await memoryAfterLoad(house)],
  screens: benchScreens,
  live: benchLive,
  calls: benchCalls,
  offline: benchOffline,
  sales: benchSales,
  rounds: () => Promise.resolve(benchRounds()),
};

async function measure(parts: readonly Part[]): Promise<Row[]> {
  const stolen = watchStolenTime();
  const dataDir = mkdtempSync(path.join(tmpdir(), "etabli-bench-"));
  const rows: Row[] = [];
  try {
    const cold = await startHouse(dataDir);
    await stop(cold);
    const house = await startHouse(dataDir);
    const memory = await memoryRows(house);
    const bench = await openBench(dataDir);
    try {
      for (const part of parts) rows.push(...(await part(bench, house)));
    } finally {
      await bench.close();
      await stop(house);
    }
    rows.push(...memory, ...starts(cold, house));
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  const what = "processor time that the host gave to other machines meanwhile";
  return [...rows, { what, unit: "%", ours: 100 * stolen() }];
}

function slotsAlone(): Row[] {
  const { ours_ms, reference_ms } = benchSlots();
  return [
    {
      what: "free slots, 30 days × 5 technicians × 200 events, pure",
      unit: "ms",
      ours: ours_ms,
      reference: { name: "plain scan of the same month", value: reference_ms },
      aim: { most: 1 },
    },
  ];
}

async function slotsOverHttp(bench: Bench, house: House): Promise<Row> {
  const shop = await openShop(bench, { slug: "banc-creneaux", people: 5 });
  await fillMonth(bench, shop, 200);
  const asked = new URLSearchParams({
    kind: "Réparation",
    where: "Chez le client",
    category_id: "gros-electromenager",
    zip: "31700",
    city: "Blagnac",
    lat: "43.6364",
    lon: "1.3906",
    days: "30",
  });
  const path = `/api/v1/shops/${shop.id}/slots?${asked}`;
  const { cpu_ms } = await costOf(house, 60, () => ({ path }));
  const { bytes } = await ask(house, { path });
  const server = await startPlain(bytes);
  const plain = await hammer(server, "/");
  await stop(server);
  return {
    what: "the same over HTTP, from the database, processor time",
    unit: "ms",
    ours: cpu_ms,
    reference: { name: "bare node:http, as many bytes", value: plain.cpu_ms },
    aim: { most: 5 },
  };
}

async function pages(house: House): Promise<Row[]> {
  const { bytes, ours, compressed, plain } = await benchPage(house, SHOP_PAGE);
  const name = "bare node:http, as many bytes";
  const size = `${(bytes / 1024).toFixed(1)} KiB`;
  return [
    {
      what: `shop page (${size}), 16 connections`,
      unit: "pages/s",
      ours: ours.a_second,
      reference: { name, value: plain.a_second },
    },
    {
      what: "shop page, processor time of the server",
      unit: "ms",
      ours: ours.cpu_ms,
      reference: { name, value: plain.cpu_ms },
      aim: { most: 0.8 },
    },
    {
      what: "the same, compressed by Brotli",
      unit: "ms",
      ours: compressed.cpu_ms,
      reference: { name: "not compressed", value: ours.cpu_ms },
    },
  ];
}

async function bookings(bench: Bench, house: House): Promise<Row[]> {
  const { ours, ceiling, cpu_ms, ceiling_cpu_ms } = await benchBookings(bench, house);
  const name = "the same rows by one prepared function";
  const { seconds, accepted } = await benchSameSlot(bench, house);
  return [
    {
      what: "bookings over HTTP, 16 connections, one shop",
      unit: "/s",
      ours,
      reference: { name, value: ceiling },
      aim: { ratio: 0.67 },
    },
    {
      what: "a booking, processor time with its letters",
      unit: "ms",
      ours: cpu_ms,
      reference: { name, value: ceiling_cpu_ms },
      aim: { most: 12 },
    },
    {
      what: `50 visitors at once on one slot, 12 technicians (${accepted} accepted)`,
      unit: "s",
      ours: seconds,
      aim: { most: 1 },
    },
  ];
}

async function agenda(bench: Bench, house: House): Promise<Row> {
  const { cpu_ms } = await benchAgenda(bench, house);
  return {
    what: `agenda, a week of ${EVENTS} events, processor time`,
    unit: "ms",
    ours: cpu_ms,
    aim: { most: 12 },
  };
}

async function memoryAfterLoad(house: House): Promise<Row> {
  const { rss } = await spentBy(house);
  return {
    what: "memory of Node after all of this (RSS)",
    unit: "MiB",
    ours: rss / MIB,
    aim: { most: 300 },
  };
}

async function clients(bench: Bench, house: House): Promise<Row[]> {
  const { ours, bare, searches, shop, texts } = await benchClients(bench);
  const overHttp = await benchSearch(bench, house, { shop, texts });
  const name = "any 20 ids of the bare index";
  return [
    {
      what: `a client among 100,000, ${searches} searches, median`,
      unit: "ms",
      ours: ours.p50,
      reference: { name, value: bare.p50 },
    },
    {
      what: "the same, 99th percentile",
      unit: "ms",
      ours: ours.p99,
      reference: { name, value: bare.p99 },
      aim: { most: 30 },
    },
    {
      what: "the same over HTTP, processor time",
      unit: "ms",
      ours: overHttp.cpu_ms,
      aim: { most: 5 },
    },
  ];
}

async function memoryRows(house: House): Promise<Row[]> {
  const { rss } = await spentBy(house);
  const all = memoryOfAll(house);
  return [
    { what: "memory of Node after a start (RSS)", unit: "MiB", ours: rss / MIB },
    ...(all === undefined
      ? []
      : [{ what: "memory of Node and PostgreSQL (PSS)", unit: "MiB", ours: all / MIB }]),
  ];
}

function starts(cold: House, warm: House): Row[] {
  const seconds = ({ started_ms }: House) => started_ms / 1000;
  return [
    {
      what: "cold start, empty folder, demonstration written",
      unit: "s",
      ours: seconds(cold),
      aim: { most: 20 },
    },
    {
      what: "warm start",
      unit: "s",
      ours: seconds(warm),
      aim: { most: 2 },
    },
  ];
}

async function publicScripts({ port }: House): Promise<Row[]> {
  const pages = { "shop page": SHOP_PAGE, "booking page": `${SHOP_PAGE}/rdv` };
  const rows = Object.entries(pages).map(async ([what, page]) =>
    scriptRow(what, scriptBytesOfPage((await ask({ port }, { path: page })).text), 80),
  );
  return Promise.all(rows);
}

function officeScripts(): Row[] {
  const screens = {
    "office's sign-in": [],
    "office's first screen": ["src/web/office/home/home-screen.tsx"],
    agenda: ["src/web/office/agenda/agenda-screen.tsx"],
  };
  return Object.entries(screens).map(([what, entries]) =>
    scriptRow(what, scriptBytes(["app.html", ...entries]), 250),
  );
}

function scriptRow(what: string, bytes: number, most: number): Row {
  const kilobytes = bytes / 1000;
  return {
    what: `${what}, scripts gzipped`,
    unit: "kB",
    ours: kilobytes,
    aim: { most },
  };
}

function keep(rows: readonly Row[], slowness: number): void {
  const { version } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, "../package.json"), "utf8"),
  ) as { version: string };
  writeFileSync(
    path.resolve(import.meta.dirname, "../docs/bench.md"),
    `# Figures of ${new Date().toISOString().slice(0, 10)}, version ${version}

\`npm run bench\` on ${describeMachine()}. The reference is measured in the same run, on the same machine; the load
comes from that machine too. Read the ratios: the figures alone depend on the machine.

Aims were set on a faster or slower machine than this one: the first line compares them by what a bare server spends on
one answer. An aim in milliseconds or seconds is multiplied by that ratio, and both are shown; memory, bytes and ratios
are compared as they are.

Processor time is that of Node and of every process of PostgreSQL, the letters that the queue sends included; that of
the shop's page is Node's alone, since the page asks the database nothing. The ceiling of bookings writes the very rows
of 600 real bookings again, by one prepared function and in one exchange, over as many connections.

Lines in a browser: Chromium without a screen, 1280 × 860, on a shop of 12 people with 10,000 repairs in hand, 5,000
clients and 900 appointments in the month. The first cards count from the address, scripts kept by the browser; a move
counts from the key or the drop to the frame after which the card is in its column (medians of five). The gestures are
timed by the browser's own event timing, the processor slowed four times: the slowest of each screen, each gesture being
the median of three rounds.

${markdown(rows, slowness)}
`,
  );
}

const names = process.argv.slice(2);
buildWhenStale();
if (names[0] === "growth") {
  await benchGrowth();
  process.exit(0);
}
if (names[0] === "lighthouse") process.exit((await benchLighthouse()) ? 0 : 1);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`no part ${unknown.join(", ")}: ${Object.keys(PARTS).join(", ")}`);
const parts = Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
const { row, slowness } = await measureMachine();
const rows = [row, ...(await measure(parts.map(([, part]) => part)))];
console.table(rows.map((one) => cells(one, slowness)));
if (names.length === 0) keep(rows, slowness);
