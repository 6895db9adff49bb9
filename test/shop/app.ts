/**
 * The whole application as main.ts assembles it, pages included, on a test's database that holds the
 * demonstration. For one noun's doors alone, `doors.ts` is quicker.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance, RouteOptions } from "fastify";
import { buildWhenStale } from "../../scripts/build.ts";
import { COOKIE } from "../../src/server/platform/http/session-cookie.ts";
import { buildApp } from "../../src/server/app.ts";
import { seedDemonstration } from "../../src/server/demonstration/seed.ts";
import { PASSWORD } from "../../src/server/demonstration/shops.ts";
import { readConfig } from "../../src/server/platform/config.ts";
import { createCompanyRegister } from "../../src/server/platform/register/company.ts";
import { createGeocoder } from "../../src/server/platform/geocoder.ts";
import { createMetrics } from "../../src/server/platform/health/metrics.ts";
import { openLive } from "../../src/server/platform/live.ts";
import { quietLog, type Log } from "../../src/server/platform/log.ts";
import { createMail } from "../../src/server/platform/mail.ts";
import { createPdf } from "../../src/server/platform/pdf/pdf.ts";
import { createReachability } from "../../src/server/platform/reachability.ts";
import { createRouting } from "../../src/server/platform/routing.ts";
import type { TestDatabase } from "../database.ts";
import { instant } from "./doors.ts";

export type Cookies = Record<string, string>;
export type Route = Pick<RouteOptions, "url"> & { method: string };
export type TestApp = {
  app: FastifyInstance;
  /** Every route that was registered, whoever did. */
  routes: Route[];
  /** The cookie of this person of the demonstration, for `inject({ cookies })`. */
  as: (email: string) => Promise<Cookies>;
  close: () => Promise<void>;
};
type Options = { now?: string; log?: Log };

/** Until the next start this process answers from `now`; sessions follow the database's own clock. */
export async function startTestApp(
  database: TestDatabase,
  { now = "2026-11-23T08:00:00Z", log = quietLog }: Options = {},
): Promise<TestApp> {
  buildWhenStale();
  const clock = () => instant(now);
  const ledgerKey = Buffer.alloc(32, 7);
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-app-"));
  const config = readConfig({
    DATA_DIR,
    GEOCODER_URL: "http://127.0.0.1:1",
    TRUST_PROXY: "loopback",
  });
  await seedDemonstration(database, { config, clock, ledgerKey });
  const live = openLive({ url: database.listenUrl, log });
  const pdf = createPdf();
  const parts = {
    config,
    database,
    clock,
    live,
    mail: createMail(config),
    pdf,
    ledgerKey,
    geocoder: createGeocoder(config),
    register: createCompanyRegister(config),
    routing: createRouting(config),
    reachability: createReachability(config),
    card: undefined,
  };
  const routes: Route[] = [];
  const app = await listening(routes, () =>
    buildApp(parts, {
      log,
      mode: "production",
      build: { version: "test", commit: "", date: "" },
      queueRuns: () => true,
      metrics: createMetrics(),
      // Every query of the tests runs compiled, as a screen's does after some tens of times.
      compileAfter: 1,
    }),
  );
  await app.ready();
  return {
    app,
    routes,
    as: (email) => enter(app, email),
    close: async () => {
      await live.close();
      await app.close();
      await pdf.close();
      await rm(DATA_DIR, { recursive: true });
    },
  };
}

/** Hears the routes from the first one on: Fastify announces itself before anybody can touch it. */
async function listening<Built>(routes: Route[], build: () => Promise<Built>): Promise<Built> {
  const hear = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ url, method }) => {
      for (const one of [method].flat()) routes.push({ url, method: one });
    });
  };
  subscribe("fastify.initialization", hear);
  try {
    return await build();
  } finally {
    unsubscribe("fastify.initialization", hear);
  }
}

let visits = 0;

async function enter(app: FastifyInstance, email: string): Promise<Cookies> {
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { email, password: PASSWORD },
    remoteAddress: `10.9.0.${visits++ & 255}`,
  });
  const cookie = response.cookies.find(({ name }) => name === COOKIE);
  if (!cookie) throw new Error(`${email} is not let in: ${response.body}`);
  return { [COOKIE]: cookie.value };
}
