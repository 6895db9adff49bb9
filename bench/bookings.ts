/** Bookings a second over HTTP, against their own SQL said straight to the driver. */
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays, dateOf, DEFAULT_ZONE, toInstant } from "../src/domain/time.ts";
import { slotCandidates, type Candidate } from "../src/domain/agenda/slots.ts";
import { loadSlotRequest } from "../src/server/agenda/slots/find.ts";
import { clientScope, loadShop } from "../src/server/shop/store.ts";
import { spentBy, type House } from "./house.ts";
import { demandStatus, load, median } from "./load.ts";
import { openShop, type Bench, type BenchShop } from "./shops.ts";
import { hear } from "./hearing.ts";
import { replay } from "./statements.ts";

export type BookingBench = { ours: number; straight: number; cpu_ms: number; statements: number };

const CONNECTIONS = 16;
const ROUND = 250;
/** The first warms both up and is not counted. */
const ROUNDS = 4;

/** By turns, the letters of the last round sent before the next: both wait for the same disk. */
export async function benchBookings(bench: Bench, house: House): Promise<BookingBench> {
  const overHttp = await openShop(bench, { slug: "banc-http", people: 12 });
  const straight = await openShop(bench, { slug: "banc-sql", people: 12 });
  const bookings = await freeBookings(bench, overHttp);
  const scripts = await hear(bench, {
    path: `/api/v1/shops/${straight.id}/bookings`,
    payloads: await freeBookings(bench, straight),
  });
  // What was heard was undone: its dead rows would slow the reference down.
  await bench.asOwner("vacuum (analyze)");
  const path = `/api/v1/shops/${overHttp.id}/bookings`;
  const figures = { ours: [0], straight: [0], cpu_ms: [0] };
  for (let round = 0; round < ROUNDS; round++) {
    const first = round * ROUND;
    const made = await bookRound(house, { path, bodies: bookings.slice(first, first + ROUND) });
    await sendLetters(bench);
    const said = scripts.slice(first, first + ROUND);
    const seconds = await replay(bench.database, said, CONNECTIONS);
    await sendLetters(bench);
    if (round === 0) continue;
    figures.ours[round - 1] = made.a_second;
    figures.straight[round - 1] = ROUND / seconds;
    figures.cpu_ms[round - 1] = made.cpu_ms;
  }
  return {
    ours: median(figures.ours),
    straight: median(figures.straight),
    cpu_ms: median(figures.cpu_ms),
    statements: scripts[0]?.flat(2).length ?? 0,
  };
}

async function bookRound(
  house: House,
  { path, bodies }: { path: string; bodies: readonly object[] },
): Promise<{ a_second: number; cpu_ms: number }> {
  const before = await spentBy(house);
  const made = await load(house.port, {
    connections: CONNECTIONS,
    count: bodies.length,
    question: (index) => ({ path, body: bodies[index] ?? {} }),
  });
  const after = await spentBy(house);
  demandStatus(made, 201);
  return {
    a_second: bodies.length / made.seconds,
    cpu_ms: (after.cpu_ms - before.cpu_ms) / bodies.length,
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
async function freeBookings({ database }: Bench, { id }: BenchShop): Promise<object[]> {
  const scope = clientScope(id);
  if (!scope) throw new Error(`${id} is no shop`);
  const now = toInstant(Date.now());
  const request = await database.withShop(scope, async (db) => {
    const shop = await loadShop(db, id);
    if (!shop) throw new Error(`${id} is no shop`);
    const question = {
      kind: "Diagnostic / Devis" as const,
      where: "Atelier" as const,
      category_id: null,
      place: null,
      first: addDays(dateOf(now, DEFAULT_ZONE), 1),
      days: 31,
    };
    return loadSlotRequest(db, shop, { question, now });
  });
  const free = apart(slotCandidates(request));
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

function bookingOf({ start, window, user_id }: Candidate, index: number): object {
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
      phone: `06 39 ${String(index)
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
