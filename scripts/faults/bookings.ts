/** Visitors who book without end, and the count of what became of their bookings. */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

type Slot = { start_at: string; public_start_at: string; public_end_at: string; user_id: string };
/** `started`, in milliseconds of `performance.now()`: when the last booking confirmed so far was sent. */
export type Bookings = { acknowledged: Set<string>; started: number };
export type Counts = {
  acknowledged: number;
  lost: number;
  doubled: number;
  overlaps: number;
  unsent: number;
};

const CATEGORIES = [
  "gros-electromenager",
  "petit-electromenager",
  "multimedia-smartphone",
  "plomberie",
  "chauffage",
];
const CLIENTS_AT_ONCE = 4;

export const noBookings = (): Bookings => ({ acknowledged: new Set(), started: 0 });

/** The visitors share the ports, one after the other. */
export async function keepBooking(
  bookings: Bookings,
  { ports, shop, signal }: { ports: readonly number[]; shop: string; signal: AbortSignal },
): Promise<void> {
  const visit = async (port: number): Promise<void> => {
    while (!signal.aborted) {
      const booking_id = randomUUID();
      const started = performance.now();
      const status = await book({ port, shop, booking_id }).catch(() => undefined);
      if (status === 201) {
        bookings.acknowledged.add(booking_id);
        bookings.started = Math.max(bookings.started, started);
      }
      // A pace that leaves free slots for thirty rounds.
      await sleep(400);
    }
  };
  const visitors = Array.from({ length: CLIENTS_AT_ONCE }, (_, n) =>
    visit(ports[n % ports.length] ?? 0),
  );
  await Promise.all(visitors);
}

type Request = { port: number; shop: string; booking_id: string };

async function book({ port, shop, booking_id }: Request): Promise<number> {
  const category_id = CATEGORIES[randomInt(CATEGORIES.length)] ?? "";
  const first = new Date(Date.now() + randomInt(1, 26) * 86_400_000).toISOString().slice(0, 10);
  const kind = "Diagnostic / Devis";
  const query = new URLSearchParams({ kind, where: "Atelier", category_id, first, days: "3" });
  const found = await ask(port, `/api/v1/shops/${shop}/slots?${query}`);
  const { slots } = (await found.json()) as { slots: Slot[] };
  const slot = slots[randomInt(Math.max(1, slots.length))];
  if (!slot) return 404;
  const { start_at, public_start_at, public_end_at, user_id } = slot;
  const response = await ask(port, `/api/v1/shops/${shop}/bookings`, {
    booking_id,
    kind,
    where: "Atelier",
    appliance: null,
    description: "Essai de coupure",
    client: {
      type: "Particulier",
      lastname: "COUPURE",
      firstname: "",
      email: `${booking_id}@example.org`,
      // Each of a client of its own: one contact may hold three appointments.
      phone: `+336399${randomInt(10_000, 100_000)}`,
    },
    address: null,
    slot: { start_at, public_start_at, public_end_at, user_id },
    consents: { cgv: true, rgpd: true },
  });
  await response.arrayBuffer();
  return response.status;
}

async function ask(port: number, route: string, body?: object): Promise<Response> {
  const visitor = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return fetch(`http://127.0.0.1:${port}${route}`, {
    method: body ? "POST" : "GET",
    headers: {
      "x-forwarded-for": visitor,
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  });
}

export async function findShop(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from app.shop where slug = 'atelier-garonne'",
  );
  return rows[0]?.id ?? "";
}

/** While a server runs: its queue has `seconds` to send the last letters. */
export async function countBookings(
  owner: pg.Client,
  acknowledged: ReadonlySet<string>,
  seconds = 30,
): Promise<Counts> {
  const count = async (text: string, values: unknown[] = []) =>
    Number((await owner.query<{ n: string }>(text, values)).rows[0]?.n);
  const ids = [...acknowledged];
  const kept = await count("select count(*) n from app.repair where id = any($1::uuid[])", [ids]);
  const doubled = await count(
    "select count(*) n from (select repair_id from app.event where repair_id = any($1::uuid[]) group by 1 having count(*) <> 1) d",
    [ids],
  );
  const overlaps =
    await count(`select count(*) n from app.event_assignee a join app.event_assignee b
      on a.user_id = b.user_id and a.event_id < b.event_id and a.busy && b.busy and 'CANCEL' not in (a.status, b.status)`);
  const waiting = "select count(*) n from app.message where status <> 'sent'";
  for (let tries = 0; tries < seconds * 10 && (await count(waiting)) > 0; tries++) await sleep(100);
  const unsent = await count(waiting);
  return { acknowledged: ids.length, lost: ids.length - kept, doubled, overlaps, unsent };
}
