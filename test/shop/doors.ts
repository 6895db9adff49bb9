/**
 * The public doors of the two imaginary shops, on a real database, without a browser's pages: a page
 * answers the properties it would be drawn with. Each test file chooses what time it is.
 */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { parseInstant, type Instant } from "../../src/domain/time.ts";
import { agendaRest } from "../../src/server/agenda/slots/rest.ts";
import { bookingRest } from "../../src/server/booking/rest.ts";
import { readConfig } from "../../src/server/platform/config.ts";
import { createCard } from "../../src/server/platform/card/card.ts";
import { createCompanyRegister } from "../../src/server/platform/register/company.ts";
import { createGeocoder } from "../../src/server/platform/geocoder.ts";
import { createHttp } from "../../src/server/platform/http.ts";
import { openLive } from "../../src/server/platform/live.ts";
import { quietLog } from "../../src/server/platform/log.ts";
import { createPdf } from "../../src/server/platform/pdf/pdf.ts";
import { createReachability } from "../../src/server/platform/reachability.ts";
import { createRouting } from "../../src/server/platform/routing.ts";
import type { Services } from "../../src/server/services.ts";
import { testDatabase, type TestDatabase } from "../database.ts";
import { openShops } from "./garonne.ts";

export const instant = (text: string): Instant => {
  const parsed = parseInstant(text);
  if (!parsed) throw new Error(`not an instant: ${text}`);
  return parsed;
};

export type Doors = { app: FastifyInstance; services: Services; database: TestDatabase };
/** The environment of the process, over that of the tests. */
type Variables = Record<string, string>;
export type Plugin = (app: FastifyInstance, services: Services) => Promise<void>;

/** Opened in beforeAll: use what is answered inside a test only. */
export function openDoors(
  now: string,
  plugins: readonly Plugin[] = [agendaRest, bookingRest],
  variables: Variables = {},
): () => Doors {
  const database = testDatabase();
  const held: { doors?: Doors } = {};
  beforeAll(async () => {
    await openShops(database);
    held.doors = await buildDoors(database, { now, plugins, variables });
  });
  afterAll(async () => {
    await held.doors?.services.live.close();
    await held.doors?.app.close();
  });
  return () => {
    if (!held.doors) throw new Error("the doors open in beforeAll: use them inside a test");
    return held.doors;
  };
}

/** One more process on the same database. */
export async function buildDoors(
  database: TestDatabase,
  {
    now,
    plugins,
    variables = {},
  }: { now: string; plugins: readonly Plugin[]; variables?: Variables },
): Promise<Doors> {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-doors-"));
  const config = readConfig({
    DATA_DIR,
    GEOCODER_URL: "http://127.0.0.1:1",
    WEBHOOKS_LOCAL: "1",
    TRUST_PROXY: "1",
    // No test but those about robots is about the limits of unknown contacts.
    BOOKINGS_PER_NETWORK: "9999",
    ...variables,
  });
  const services: Services = {
    config,
    database,
    clock: () => instant(now),
    live: openLive({ url: database.listenUrl, log: quietLog }),
    pdf: createPdf(),
    mail: { send: async () => "smtp" },
    web: { page: async (reply, id, props) => showProps(reply, { page: id, props }) },
    geocoder: createGeocoder(config),
    register: createCompanyRegister(config),
    routing: createRouting(config),
    reachability: createReachability(config),
    card: createCard(config),
    // That of the fixtures, which seal with it too.
    ledgerKey: Buffer.alloc(32, 7),
  };
  await services.live.ready;
  const app = await createHttp({
    config,
    database,
    log: quietLog,
    showProblem: async (_request, reply, status) =>
      showProps(reply, { page: "problem", props: { status } }),
  });
  for (const plugin of plugins) await plugin(app, services);
  app.addHook("onClose", () => rm(DATA_DIR, { recursive: true, force: true }));
  await app.ready();
  return { app, services, database };
}

const showProps = (reply: FastifyReply, shown: { page: string; props: unknown }): FastifyReply =>
  reply.type("text/html; charset=utf-8").send(JSON.stringify(shown));

let visitors = 0;
/** A visitor of one's own: limits are counted by address, and by network. */
export const anotherVisitor = (): string => {
  visitors++;
  return `${11 + ((visitors >> 16) & 63)}.${(visitors >> 8) & 255}.${visitors & 255}.7`;
};
