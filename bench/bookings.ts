/** Bookings over HTTP, against the same rows written by one prepared function. */
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays, dateOf, DEFAULT_ZONE, toInstant } from "../src/domain/time.ts";
import { slotCandidates, type Candidate } from "../src/domain/agenda/slots.ts";
import { loadShopAgenda, slotRequestOf } from "../src/server/agenda/slots/find.ts";
import { clientScope } from "../src/server/shop/store.ts";
import { openCeiling, takeBookedRows } from "./ceiling.ts";
import type { House } from "./house.ts";
import { demandStatus, load, median, type Result } from "./load.ts";
import { processorTimeOf, totalOf } from "./processor.ts";
import { openShop, type Bench, type BenchShop } from "./shops.ts";

/** Bookings a second, and processor time of one in milliseconds: Node, PostgreSQL and its letters. */
export type BookingBench = {
  ours: number;
  ceiling: number;
  cpu_ms: number;
  ceiling_cpu_ms: number;
};

const CONNECTIONS = 16;
const ROUND = 150;
/** The first warms both up and is not counted. */
const ROUNDS = 4;

/** By turns, the letters of one round sent before the next: both wait for the same disk. */
export async function benchBookings(bench: Bench, house: House): Promise<BookingBench> {
  const overHttp = await openShop(bench, { slug: "banc-http", people: 12 });
  const written = await openShop(bench, { slug: "banc-lignes", people: 12 });
  const bodies = await freeBookings(bench, overHttp);
  await bookAll(house, written, await freeBookings(bench, written));
  await sendLetters(bench);
  const rows = await takeBookedRows(bench, written);
  const [sample] = rows;
  if (!sample || rows.length !== ROUND * ROUNDS)
    throw new Error(`${rows.length} bookings were read`);
  const ceiling = await openCeiling(bench, written, { connections: CONNECTIONS, sample });
  const figures: Record<keyof BookingBench, number[]> = {
    ours: [],
    ceiling: [],
    cpu_ms: [],
    ceiling_cpu_ms: [],
  };
  for (let round = 0; round < ROUNDS; round++) {
    const [first, last] = [round * ROUND, (round + 1) * ROUND];
    const seconds = { ours: 0, ceiling: 0 };
    const ours = await processorTimeOf(house, ROUND, async () => {
      seconds.ours = (await bookAll(house, overHttp, bodies.slice(first, last))).seconds;
      await sendLetters(bench);
    });
    const bare = await processorTimeOf(house, ROUND, async () => {
      seconds.ceiling = await ceiling.write(rows.slice(first, last));
      await sendLetters(bench);
    });
    if (round === 0) continue;
    figures.ours.push(ROUND / seconds.ours);
    figures.ceiling.push(ROUND / seconds.ceiling);
    figures.cpu_ms.push(totalOf(ours));
    figures.ceiling_cpu_ms.push(totalOf(bare));
  }
  await ceiling.close();
  return {
    ours: median(figures.ours),
    ceiling: median(figures.ceiling),
    cpu_ms: median(figures.cpu_ms),
    ceiling_cpu_ms: median(figures.ceiling_cpu_ms),
  };
}

async function bookAll(
  house: House,
  { id }: BenchShop,
  bodies: readonly object[],
): Promise<Result> {
  const made = await load(house.port, {
    connections: CONNECTIONS,
    count: bodies.length,
    question: (index) => ({ path: `/api/v1/shops/${id}/bookings`, body: bodies[index] ?? {} }),
  });
  demandStatus(made, 201);
  return made;
}

const SOME = 60;

/**
 * Processor time of one booking in milliseconds, its letters included, at times that are still free, `ahead` days from
 * now on.
 */
export async function costOfBookings(
  bench: Bench,
  house: House,
  { shop, ahead }: { shop: BenchShop; ahead: number },
): Promise<number> {
  const bodies = (await freeBookings(bench, shop, ahead)).slice(0, SOME);
  const spent = await processorTimeOf(house, SOME, async () => {
    await bookAll(house, shop, bodies);
    await sendLetters(bench);
  });
  return totalOf(spent);
}

export type SameSlotBench = { seconds: number; accepted: number };

const VISITORS = 50;

/** Fifty visitors send the same slot at once, to a shop of twelve technicians. */
export async function benchSameSlot(bench: Bench, house: House): Promise<SameSlotBench> {
  const shop = await openShop(bench, { slug: "banc-creneau-unique", people: 12 });
  const [wanted = {}, ...others] = await freeBookings(bench, shop);
  const slot: unknown = Reflect.get(wanted, "slot");
  const result = await load(house.port, {
    connections: VISITORS,
    count: VISITORS,
    question: (index) => ({
      path: `/api/v1/shops/${shop.id}/bookings`,
      body: { ...others[index], slot },
    }),
  });
  const statuses = result.answers.map(({ status }) => status);
  if (statuses.some((status) => status !== 201 && status !== 409))
    throw new Error(`unexpected answers: ${[...new Set(statuses)].join(", ")}`);
  await sendLetters(bench);
  return {
    seconds: result.seconds,
    accepted: statuses.filter((status) => status === 201).length,
  };
}

/** Waits until nothing is left to send. */
async function sendLetters({ asOwner }: Bench): Promise<void> {
  const waiting = "select count(*)::int as n from app.message where status = 'queued'";
  for (let tries = 0; tries < 600; tries++) {
    const [row] = await asOwner<{ n: number }>(waiting);
    if (row?.n === 0) return;
    await sleep(100);
  }
}

/** As many bookings as are measured, each of a time of its own and of a client of its own. */
async function freeBookings({ database }: Bench, { id }: BenchShop, ahead = 1): Promise<object[]> {
  const scope = clientScope(id);
  if (!scope) throw new Error(`${id} is no shop`);
  const now = toInstant(Date.now());
  const question = {
    kind: "Diagnostic / Devis" as const,
    where: "Atelier" as const,
    category_id: null,
    place: null,
    first: addDays(dateOf(now, DEFAULT_ZONE), ahead),
    days: 31,
  };
  const stretch = { ...question, at: now, now };
  const agenda = await database.withShop(scope, (db) => loadShopAgenda(db, id, stretch));
  if (!agenda) throw new Error(`${id} is no shop`);
  const free = apart(slotCandidates(slotRequestOf(agenda, { question, now })));
  if (free.length < ROUNDS * ROUND) throw new Error(`only ${free.length} slots are free`);
  return free.slice(0, ROUNDS * ROUND).map(bookingOf);
}

/** Of each technician's possible times, those that can all be taken. */
function apart(candidates: readonly Candidate[]): Candidate[] {
  const busyUntil = new Map<string, number>();
  const kept = candidates
    .toSorted((a, b) => a.start - b.start)
    .filter(({ user_id, start, end, before, after }) => {
      if (start - before * 60_000 < (busyUntil.get(user_id) ?? 0)) return false;
      busyUntil.set(user_id, end + after * 60_000);
      return true;
    });
  // In the disorder of real visitors, the same in every run.
  return kept.toSorted((a, b) => shuffled(a) - shuffled(b));
}

const shuffled = ({ start, user_id }: Candidate): number =>
  ((start / 60_000) * 7_919 + Number.parseInt(user_id.slice(0, 6), 16)) % 10_007;

/** Every booking is of another person: a shop refuses the fourth of one telephone. */
let persons = 0;

function bookingOf({ start, window, user_id }: Candidate): object {
  return {
    booking_id: randomUUID(),
    kind: "Diagnostic / Devis",
    where: "Atelier",
    appliance: { kind_id: "lave-linge", category_id: "gros-electromenager", brand: "Brandt" },
    description: "Ne vidange plus depuis hier soir, l’eau reste au fond du tambour.",
    client: {
      lastname: "Essai",
      firstname: "Camille",
      email: `${randomBytes(6).toString("hex")}@example.org`,
      phone: `06 39 ${String(persons++)
        .padStart(6, "0")
        .replace(/(..)(?=.)/g, "$1 ")}`,
    },
    address: null,
    slot: {
      start_at: toInstant(start),
      public_start_at: toInstant(window.from),
      public_end_at: toInstant(window.to),
      user_id,
    },
    consents: { cgv: true, rgpd: true },
  };
}
