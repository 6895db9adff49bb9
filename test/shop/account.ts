/** Sign-in and sessions of one account of the imaginary shop: Sylvie, at the desk. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Response } from "light-my-request";
import { afterAll, beforeAll } from "vitest";
import { factorRest } from "../../src/server/account/factor/rest.ts";
import { liveRest } from "../../src/server/account/live/rest.ts";
import { passkeyRest } from "../../src/server/account/passkey/rest.ts";
import { passwordLinkRest } from "../../src/server/account/password-link/rest.ts";
import { accountRest } from "../../src/server/account/rest.ts";
import { sessionRest } from "../../src/server/account/session/rest.ts";
import { trustRest } from "../../src/server/account/trust/rest.ts";
import { signUpRest } from "../../src/server/account/sign-up/rest.ts";
import { hashPassword } from "../../src/server/account/sign-in.ts";
import type { Instant } from "../../src/domain/time.ts";
import { readConfig } from "../../src/server/platform/config.ts";
import { createHttp } from "../../src/server/platform/http.ts";
import { openLive } from "../../src/server/platform/live.ts";
import { openLog } from "../../src/server/platform/log.ts";
import type { TestDatabase } from "../database.ts";
import { instant } from "./doors.ts";
import { GARONNE, insertShop } from "./garonne.ts";

export const SYLVIE = {
  id: randomUUID(),
  shop_id: randomUUID(),
  email: "sylvie@atelier-garonne.test",
  password: "un mot de passe convenable",
};
export const LEDGER_KEY = Buffer.alloc(32, 7);
export const NOW = "2026-11-23T08:00:00.000Z";

export async function insertSylvie(database: TestDatabase): Promise<void> {
  const { id, shop_id, email, password } = SYLVIE;
  await insertShop(database, { ...GARONNE, id: shop_id }, []);
  await database.asOwner(
    "insert into app.shop_user (shop_id, id, firstname, lastname, role) values ($1, $2, 'Sylvie', 'ROUX', 'FRONT')",
    [shop_id, id],
  );
  await database.asOwner(
    "insert into auth.account (id, shop_id, email, password_hash) values ($1, $2, $3, $4)",
    [id, shop_id, email, await hashPassword(password)],
  );
}

export type AccountApp = { app: FastifyInstance; lines: string[] };

/** The doors of accounts alone; `lines` is the log. */
export async function startAccountApp(
  database: TestDatabase,
  env: Record<string, string> = {},
  clock: () => Instant = () => instant(NOW),
): Promise<AccountApp> {
  const config = readConfig(env);
  const lines: string[] = [];
  const log = openLog("info", (line) => lines.push(line));
  const app = await createHttp({
    config,
    database,
    log,
    showProblem: (_request, reply, status) =>
      Promise.resolve(reply.type("text/html").send(`page ${status}`)),
  });
  const live = openLive({ url: database.listenUrl, log });
  await live.ready;
  app.addHook("onClose", () => live.close());
  const services = { config, database, live, clock, ledgerKey: LEDGER_KEY };
  await accountRest(app, services);
  await passwordLinkRest(app, services);
  await signUpRest(app, services);
  await sessionRest(app, services);
  await factorRest(app, services);
  await trustRest(app, services);
  await passkeyRest(app, services);
  await liveRest(app, services);
  for (const path of ["/app", "/app/*", "/admin", "/admin/*"]) app.get(path, () => "la coquille");
  await app.ready();
  return { app, lines };
}

/** The doors of accounts, Sylvie's among them, open while the tests of a file run. */
export function openAccounts(database: TestDatabase, clock?: () => Instant): AccountApp {
  let opened: AccountApp | undefined;
  const demand = (): AccountApp => {
    if (!opened) throw new Error("the application is not started");
    return opened;
  };
  beforeAll(async () => {
    await insertSylvie(database);
    opened = await startAccountApp(database, {}, clock);
  });
  afterAll(() => opened?.app.close());
  return {
    get app() {
      return demand().app;
    },
    get lines() {
      return demand().lines;
    },
  };
}

/** The security events of a log, without what changes from run to run. */
export const securityEvents = (lines: readonly string[]): Record<string, unknown>[] =>
  lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === "security");

export type Browser = Record<string, string>;
type Attempt = { email?: string; password?: string; from?: string; userAgent?: string };

/** One sign-in from a browser that keeps its cookies in `browser`. */
export async function signInWith(
  app: FastifyInstance,
  browser: Browser,
  {
    email = SYLVIE.email,
    password = SYLVIE.password,
    from = "203.0.113.1",
    userAgent,
  }: Attempt = {},
): Promise<Response> {
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { email, password },
    cookies: browser,
    remoteAddress: from,
    ...(userAgent ? { headers: { "user-agent": userAgent } } : {}),
  });
  for (const { name, value } of response.cookies) browser[name] = value;
  return response;
}
