/** The whole application, assembled by hand: every noun's doors, in the order of the nouns. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { graphqlRest } from "./account/graphql.ts";
import { liveRest } from "./account/live/rest.ts";
import { accountRest } from "./account/rest.ts";
import { sessionRest } from "./account/session/rest.ts";
import { agendaRest } from "./agenda/slots/rest.ts";
import { bookingRest } from "./booking/rest.ts";
import { bookingSite } from "./booking/site.ts";
import { exportRest } from "./client/export/rest.ts";
import { importRest } from "./client/import/rest.ts";
import { clientRest } from "./client/rest.ts";
import { fileRest } from "./file/rest.ts";
import { invoiceRest } from "./invoice/rest.ts";
import { createHttp } from "./platform/http.ts";
import type { Build as BuildInfo } from "./platform/http/build.ts";
import type { Log } from "./platform/log.ts";
import { createWeb } from "./platform/web.ts";
import type { WebMode } from "./platform/web/source.ts";
import { quoteRest } from "./quote/rest.ts";
import { quoteSite } from "./quote/site.ts";
import { repairRest } from "./repair/rest.ts";
import { repairSite } from "./repair/site.ts";
import { schema } from "./schema.ts";
import type { Services } from "./services.ts";
import { shopRest } from "./shop/rest.ts";
import { shopSite, showProblem } from "./shop/site.ts";

export type Parts = Omit<Services, "web">;
type Build = {
  log: Log;
  mode: WebMode;
  build: BuildInfo;
  queueRuns: () => boolean;
  /** How often a GraphQL query is asked before it is compiled; the default when absent. */
  compileAfter?: number;
};

export async function buildApp(
  parts: Parts,
  { log, mode, build, queueRuns, compileAfter }: Build,
): Promise<FastifyInstance> {
  const { config, database } = parts;
  const app = await createHttp({
    config,
    database,
    log,
    showProblem: (request, reply, status) => showProblem(services, { request, reply, status }),
  });
  const services: Services = { ...parts, web: await createWeb(app, mode, config) };

  const checkHealth = healthOf(services, { build, queueRuns });
  app.get("/healthz", async (_request, reply) => {
    const health = await checkHealth();
    return reply
      .code(health.ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send(health);
  });
  await accountRest(app, services);
  await sessionRest(app, services);
  await liveRest(app, services);
  await graphqlRest(app, services, { schema, compileAfter });
  await shopRest(app, services);
  await shopSite(app, services);
  await clientRest(app, services);
  await importRest(app, services);
  await exportRest(app, services);
  await fileRest(app, services);
  await agendaRest(app, services);
  await repairRest(app, services);
  await repairSite(app, services);
  await bookingRest(app, services);
  await bookingSite(app, services);
  await quoteRest(app, services);
  await quoteSite(app, services);
  await invoiceRest(app, services);
  return app;
}

type Health = BuildInfo & {
  ok: boolean;
  database: "ok" | "down";
  queue: "ok" | "late" | "down";
};
/** A message that waits longer than this means that nothing carries the queue. */
const LATE_AFTER = "5 minutes";

type Running = Pick<Build, "build" | "queueRuns">;

/** Whoever watches the house has an answer by then, even when the database has none. */
const ANSWER_WITHIN = 2_000;
const UNANSWERED = Symbol("unanswered");

/** One question at a time, however many watch: a database that is slow must not be asked more. */
function healthOf({ database }: Services, { build, queueRuns }: Running): () => Promise<Health> {
  let asked: Promise<boolean> | undefined;
  const isLate = (): Promise<boolean> => {
    asked ??= askIfLate(database).finally(() => (asked = undefined));
    return asked;
  };
  return async () => {
    const down = { ok: false, ...build, database: "down", queue: "down" } as const;
    try {
      const late = await Promise.race([isLate(), sleep(ANSWER_WITHIN, UNANSWERED, { ref: false })]);
      if (late === UNANSWERED) return down;
      const carried = late ? "late" : "ok";
      return { ok: true, ...build, database: "ok", queue: queueRuns() ? carried : "down" };
    } catch {
      return down;
    }
  };
}

const askIfLate = (database: Services["database"]): Promise<boolean> =>
  database.withSystem(async (db) => {
    const { rows } = await sql<{
      late: boolean;
    }>`select app.queue_is_late(${LATE_AFTER}::interval) as late`.execute(db);
    return rows[0]?.late ?? false;
  }, "read");
