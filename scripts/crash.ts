/**
 * Kills Node, PostgreSQL or both in the middle of a stream of bookings, starts again, and counts: every
 * acknowledged booking is there once, nobody is booked twice, the queue goes on. `npm run crash -- 30`
 */
import { spawn, type ChildProcess } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { temporaryDataDir } from "../src/server/platform/database/throw-away.ts";

const VICTIMS = ["node", "postgres", "both"] as const;
type Victim = (typeof VICTIMS)[number];

export type CrashReport = {
  rounds: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  overlaps: number;
  unsent: number;
  /** Times that Node died of PostgreSQL's death. */
  fallen: number;
};
type House = { dataDir: string; port: number };
type Slot = { start_at: string; public_start_at: string; public_end_at: string; user_id: string };

const ROOT = path.resolve(import.meta.dirname, "..");
const CATEGORIES = [
  "gros-electromenager",
  "petit-electromenager",
  "multimedia-smartphone",
  "plomberie",
  "chauffage",
];
const CLIENTS_AT_ONCE = 4;

export async function crash(
  rounds: number,
  say: (line: string) => void = () => undefined,
): Promise<CrashReport> {
  const house: House = {
    dataDir: temporaryDataDir(),
    port: randomInt(20_000, 40_000),
  };
  const acknowledged = new Set<string>();
  let fallen = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? "both";
      if (!(await crashOnce(house, victim, acknowledged))) fallen++;
      say(`${round + 1}/${rounds} ${victim} : ${acknowledged.size} réservations confirmées`);
    }
    return { rounds, fallen, ...(await settleAccounts(house, acknowledged)) };
  } finally {
    rmSync(house.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Answers whether Node was still standing when it was not the victim. */
async function crashOnce(
  house: House,
  victim: Victim,
  acknowledged: Set<string>,
): Promise<boolean> {
  const server = await startServer(house);
  const stop = new AbortController();
  const stream = Promise.all(
    Array.from({ length: CLIENTS_AT_ONCE }, () => keepBooking(house, acknowledged, stop.signal)),
  );
  await amidBookings(acknowledged);
  if (victim !== "node") killPostgres(house);
  if (victim !== "postgres") await end(server, "SIGKILL");
  // PostgreSQL alone was killed: Node brings it back and goes on taking bookings.
  else await sleep(4_000);
  const standing = victim !== "postgres" || server.exitCode === null;
  stop.abort();
  await stream;
  if (victim === "postgres") await end(server, "SIGKILL");
  return standing;
}

/** Some moment once the stream flows: a few bookings have been confirmed, others are under way. */
async function amidBookings(acknowledged: ReadonlySet<string>): Promise<void> {
  const before = acknowledged.size;
  for (let waited = 0; waited < 15_000 && acknowledged.size < before + 3; waited += 50)
    await sleep(50);
  await sleep(randomInt(1_500));
}

/** The shop of the demonstration, forwarding headers believed so that each request is another visitor. */
async function startServer({ dataDir, port }: House): Promise<ChildProcess> {
  const env = {
    ...process.env,
    BOOKINGS_PER_NETWORK: "9999",
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    TRUST_PROXY: "loopback",
    LOG_LEVEL: "fatal",
  };
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.js")], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (health?.ok) return child;
    await sleep(100);
  }
  throw new Error("the server did not start within a minute");
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

function killPostgres({ dataDir }: House): void {
  const [pid] = readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}

async function keepBooking(
  house: House,
  acknowledged: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const shop = await findShop(house);
  while (!signal.aborted) {
    const booking_id = randomUUID();
    const answer = await bookSomething(house, shop, booking_id).catch(() => undefined);
    if (answer === 201) acknowledged.add(booking_id);
    // A pace that leaves free slots for thirty rounds.
    await sleep(400);
  }
}

async function bookSomething(house: House, shop: string, booking_id: string): Promise<number> {
  const category_id = CATEGORIES[randomInt(CATEGORIES.length)] ?? "";
  const first = new Date(Date.now() + randomInt(1, 26) * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    kind: "Diagnostic / Devis",
    where: "Atelier",
    category_id,
    first,
    days: "3",
  });
  const found = await ask(house, `/api/v1/shops/${shop}/slots?${query}`);
  const { slots } = (await found.json()) as { slots: Slot[] };
  const slot = slots[randomInt(Math.max(1, slots.length))];
  if (!slot) return 404;
  const { start_at, public_start_at, public_end_at, user_id } = slot;
  const response = await ask(house, `/api/v1/shops/${shop}/bookings`, {
    booking_id,
    kind: "Diagnostic / Devis",
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

async function ask({ port }: House, route: string, body?: object): Promise<Response> {
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

async function findShop(house: House): Promise<string> {
  return withOwner(house, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      "select id from app.shop where slug = 'atelier-garonne'",
    );
    return rows[0]?.id ?? "";
  });
}

/** After a last clean start the books are counted and the queue is given half a minute to finish. */
async function settleAccounts(
  house: House,
  acknowledged: Set<string>,
): Promise<Omit<CrashReport, "rounds" | "fallen">> {
  const server = await startServer(house);
  const counts = await withOwner(house, async (owner) => {
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
    for (let tries = 0; tries < 300 && (await count(waiting)) > 0; tries++) await sleep(100);
    return {
      acknowledged: ids.length,
      lost: ids.length - kept,
      doubled,
      overlaps,
      unsent: await count(waiting),
    };
  });
  await end(server, "SIGTERM");
  return counts;
}

/** The owner's connection to the server that already runs on this folder. */
async function withOwner<Result>(
  { dataDir }: House,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir });
  const owner = new pg.Client({ connectionString: database.ownerUrl() });
  owner.on("error", () => undefined);
  try {
    await owner.connect();
    return await work(owner);
  } finally {
    await owner.end().catch(() => undefined);
    await database.close();
  }
}

if (import.meta.main) {
  const report = await crash(Number(process.argv[2] ?? 30), (line) =>
    process.stdout.write(`${line}\n`),
  );
  console.table(report);
  process.exit(
    report.lost + report.doubled + report.overlaps + report.unsent + report.fallen === 0 ? 0 : 1,
  );
}
