/**
 * Kills Node, PostgreSQL or both in the middle of a stream of bookings, starts again, and counts: every
 * acknowledged booking is there once, no hour is booked twice, the queue goes on. `npm run crash -- 30`
 */
import { randomInt } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { temporaryDataDir } from "../src/server/platform/database/throw-away.ts";
import { freePort } from "../src/server/platform/start/free-port.ts";
import {
  type Bookings,
  countBookings,
  type Counts,
  findShop,
  keepBooking,
  noBookings,
} from "./faults/bookings.ts";
import { end, type Place, startServer } from "./faults/server.ts";

const VICTIMS = ["node", "postgres", "both"] as const;
type Victim = (typeof VICTIMS)[number];

/** `fallen`: times that Node died of PostgreSQL's death. */
export type CrashReport = Counts & { rounds: number; fallen: number };

export async function crash(
  rounds: number,
  say: (line: string) => void = () => undefined,
): Promise<CrashReport> {
  const place: Place = { dataDir: temporaryDataDir(), port: await freePort() };
  const bookings = noBookings();
  let fallen = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? "both";
      if (!(await crashOnce(place, victim, bookings))) fallen++;
      say(
        `${round + 1}/${rounds} ${victim} : ${bookings.acknowledged.size} réservations confirmées`,
      );
    }
    return { rounds, fallen, ...(await countAfter(place, bookings)) };
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Answers whether Node was still standing when it was not the victim. */
async function crashOnce(place: Place, victim: Victim, bookings: Bookings): Promise<boolean> {
  const server = await startServer(place);
  const stop = new AbortController();
  const shop = await withOwner(place, findShop);
  const stream = keepBooking(bookings, { ports: [place.port], shop, signal: stop.signal });
  await amidBookings(bookings);
  if (victim !== "node") killPostgres(place);
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
async function amidBookings({ acknowledged }: Bookings): Promise<void> {
  const before = acknowledged.size;
  for (let waited = 0; waited < 15_000 && acknowledged.size < before + 3; waited += 50)
    await sleep(50);
  await sleep(randomInt(1_500));
}

function killPostgres({ dataDir }: Place): void {
  const [pid] = readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}

/** After a last clean start. */
async function countAfter(place: Place, { acknowledged }: Bookings): Promise<Counts> {
  const server = await startServer(place);
  const counts = await withOwner(place, (owner) => countBookings(owner, acknowledged));
  await end(server, "SIGTERM");
  return counts;
}

/** The owner's connection to the server that already runs on this folder. */
async function withOwner<Result>(
  { dataDir }: Place,
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
