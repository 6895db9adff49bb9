/** What may happen to an installation in the middle of its bookings. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Scene, SceneOptions } from "./ground.ts";
import { end } from "./server.ts";
import { openMailServer } from "./mail-server.ts";
import { openS3 } from "../../test/s3-server.ts";

/** What a strike answers: when its cause was gone, in milliseconds of `performance.now()`. */
type Strike = (scene: Scene) => Promise<number>;
export type Fault = SceneOptions & { name: string; strike: Strike; doubled?: () => number };

const now = (): number => performance.now();

export async function listFaults(): Promise<Fault[]> {
  const mail = await openMailServer();
  const bucket = await openS3();
  const mailEnv = { SMTP_URL: mail.url, MAIL_FROM: "essai@etabli.example" };
  return [
    { name: "Node tué (kill -9), relancé", strike: killNode },
    { name: "PostgreSQL tué (kill -9)", strike: killPostgres },
    {
      name: "Node et PostgreSQL tués ensemble",
      strike: async (scene) => {
        await killPostgres(scene);
        return killNode(scene);
      },
    },
    { name: "SIGTERM sous charge, relancé", strike: terminate },
    {
      name: "PostgreSQL injoignable 20 s",
      strike: async ({ ground: { proxy } }) => {
        await proxy.cut();
        await sleep(20_000);
        await proxy.restore();
        return now();
      },
    },
    {
      name: "Connexions mortes sans un mot",
      strike: async ({ ground: { proxy } }) => {
        proxy.swallow();
        return now();
      },
    },
    {
      name: "SIGTERM quand les connexions sont mortes",
      strike: async (scene) => {
        scene.ground.proxy.swallow();
        return terminate(scene);
      },
    },
    {
      name: "Deux processus, l’un tué (kill -9)",
      processes: 2,
      strike: async ({ servers: [first] }) => {
        if (first) await end(first, "SIGKILL");
        return now();
      },
    },
    {
      name: "Serveur d’e-mail qui refuse, meurt, revient",
      env: mailEnv,
      doubled: () => mail.doubled(),
      strike: async () => {
        mail.refuse();
        await sleep(5_000);
        await mail.die();
        await sleep(5_000);
        mail.accept();
        await mail.revive();
        return now();
      },
    },
    {
      name: "Stockage S3 qui refuse, se tait, revient",
      env: { FILES_URL: bucket.url },
      bucket,
      strike: async ({ bookings }) => {
        bucket.fail(Infinity);
        await sleep(10_000);
        bucket.fail(0);
        const before = bookings.acknowledged.size;
        const silence = Promise.withResolvers<void>();
        bucket.watch(() => silence.promise);
        await sleep(20_000);
        if (bookings.acknowledged.size === before)
          throw new Error("a storage that is silent stops the bookings");
        bucket.watch(async () => undefined);
        silence.resolve();
        return now();
      },
    },
    {
      name: "Horloge de Node en retard de 40 jours",
      env: { NODE_OPTIONS: LATE_CLOCK },
      strike: none,
    },
    {
      name: "Fuseau et langue inhabituels (Apia, turc)",
      env: { TZ: "Pacific/Apia", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
      strike: none,
    },
  ];
}

/** Only on a small file system of its own: everything on it is filled. */
export const DISK_FULL: Fault = {
  name: "Disque plein 10 s, puis libéré",
  strike: async ({ ground: { dataDir } }) => {
    const filling = path.join(dataDir, "filling");
    const chunk = Buffer.alloc(100_000);
    const end = now() + 10_000;
    while (now() < end) {
      try {
        for (;;) writeFileSync(filling, chunk, { flag: "a" });
      } catch {
        await sleep(100);
      }
    }
    rmSync(filling);
    return now();
  },
};

const LATE_CLOCK = `--import="data:text/javascript,${encodeURIComponent(`
  const Real = Date, late = () => Real.now() - 40 * 86400000;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(late()); }
    static now() { return late(); }
  };`)}"`;

const none: Strike = async () => now();

async function killNode(scene: Scene): Promise<number> {
  const [server] = scene.servers;
  if (server) await end(server, "SIGKILL");
  const killed = now();
  await scene.start();
  return killed;
}

async function killPostgres({ ground: { dataDir } }: Scene): Promise<number> {
  const [pid] = readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  return now();
}

/** The longest that a shutdown may take, in milliseconds: `STOP_WITHIN` of the server, and a second more. */
const STOPPED_WITHIN = 10_000;

async function terminate(scene: Scene): Promise<number> {
  const asked = now();
  const [server] = scene.servers;
  if (server) await end(server, "SIGTERM");
  if (now() - asked > STOPPED_WITHIN) throw new Error("the shutdown took longer than its limit");
  await scene.start();
  return asked;
}
