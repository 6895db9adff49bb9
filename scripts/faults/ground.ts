/** One installation for all faults: PostgreSQL, a wire to it that can be cut, the demonstration's shop. */
import type { ChildProcess } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type EmbeddedServer, startEmbedded } from "../../src/server/platform/database/embedded.ts";
import { quietLog } from "../../src/server/platform/log.ts";
import { freePort } from "../../src/server/platform/start/free-port.ts";
import { openProxy, type Proxy } from "../../test/proxy.ts";
import { type Bookings, findShop, keepBooking, noBookings } from "./bookings.ts";
import type { S3Server } from "../../test/s3-server.ts";
import { keepSending, openPhotos, type Photos } from "./photos.ts";
import { end, startServer } from "./server.ts";

export type Ground = {
  dataDir: string;
  serverDir: string;
  postgres: EmbeddedServer;
  proxy: Proxy;
  shop: string;
  close(): Promise<void>;
};

export async function openGround(dataDir: string): Promise<Ground> {
  // The embedded database takes the demonstration; afterwards it is a server like any other, behind the wire.
  const first = await startServer({ dataDir, port: await freePort() });
  await end(first, "SIGTERM");
  // A folder of its own: the servers close theirs to every other account, PostgreSQL's included.
  const serverDir = path.join(dataDir, "server");
  mkdirSync(serverDir);
  copyFileSync(path.join(dataDir, "ledger.key"), path.join(serverDir, "ledger.key"));
  const postgres = await startEmbedded({ dataDir, log: quietLog });
  const proxy = await openProxy(() => postgres.ownerUrl());
  const shop = await withOwner(postgres, findShop);
  const close = async (): Promise<void> => {
    await proxy.close();
    await postgres.close({ force: true });
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { dataDir, serverDir, postgres, proxy, shop, close };
}

export async function withOwner<Result>(
  postgres: EmbeddedServer,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = new pg.Client({ connectionString: postgres.ownerUrl() });
  owner.on("error", () => undefined);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** The servers of one fault, and the visitors who book meanwhile. */
export type Scene = {
  ground: Ground;
  servers: ChildProcess[];
  bookings: Bookings;
  /** Sent meanwhile when the files are in a bucket. */
  photos: Photos | undefined;
  ports: readonly number[];
  /** Starts the server of this place again, the first by default. */
  start(place?: number): Promise<void>;
  /** Seconds from `since` until what is sent after it is confirmed: a booking, and a photo when some are sent. */
  backAfter(since: number): Promise<number>;
  /** Visitors leave; the servers stay. */
  leave(): Promise<void>;
};

const BACK_WITHIN = 60_000;

export type SceneOptions = { processes?: number; env?: Record<string, string>; bucket?: S3Server };

export async function openScene(ground: Ground, options: SceneOptions): Promise<Scene> {
  const { processes = 1, env = {}, bucket } = options;
  const taken = new Set<number>();
  while (taken.size < processes) taken.add(await freePort());
  const ports = [...taken];
  const bookings = noBookings();
  const servers: ChildProcess[] = [];
  const leaving = new AbortController();
  const start = async (place = 0): Promise<void> => {
    const DATABASE_URL = ground.proxy.through(ground.postgres.ownerUrl());
    const port = ports[place] ?? 0;
    servers[place] = await startServer({
      dataDir: ground.serverDir,
      port,
      env: { DATABASE_URL, ...env },
    });
  };
  for (const place of ports.keys()) await start(place);
  const { shop } = ground;
  const { signal } = leaving;
  const [port = 0] = ports;
  const photos = bucket && (await openPhotos(port));
  const repairs = photos
    ? await withOwner(ground.postgres, (owner) => findRepairs(owner, shop))
    : [];
  const senders = photos ? keepSending(photos, { port, repairs, signal }) : undefined;
  const visitors = keepBooking(bookings, { ports, shop, signal });
  const until = async (done: () => boolean): Promise<void> => {
    const last = performance.now() + BACK_WITHIN;
    while (!done()) {
      if (performance.now() > last) throw new Error("no booking is confirmed any more");
      await sleep(20);
    }
  };
  const isBusy = () => bookings.acknowledged.size >= 4 && (photos?.acknowledged.size ?? 2) >= 2;
  await until(isBusy);
  return {
    ground,
    servers,
    bookings,
    photos,
    ports,
    start,
    backAfter: async (since) => {
      await until(() => bookings.started >= since && (photos?.started ?? since) >= since);
      return (performance.now() - since) / 1_000;
    },
    leave: async () => {
      leaving.abort();
      await Promise.all([visitors, senders]);
    },
  };
}

async function findRepairs(owner: pg.Client, shop: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from app.repair where shop_id = $1 order by id limit 20",
    [shop],
  );
  return rows.map(({ id }) => id);
}
