/** What an administrator watches: what failed in all shops, and how the installation is. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isRefusal } from "../../../domain/decision.ts";
import { isId } from "../../../domain/validation.ts";
import { pageOf, readSearch } from "../../account/administration/rest.ts";
import { demandAdmin, refused } from "../../account/rest.ts";
import { administeredBy } from "../../account/store.ts";
import { changeContext } from "../../platform/change.ts";
import { watchReadiness, type Readiness } from "../../platform/health/readiness.ts";
import type { Build } from "../../platform/http/build.ts";
import type { Services } from "../../services.ts";
import { retryFailure } from "./retry.ts";
import { lastBackup, listDeadTasks, listFailures, watchQueue } from "./store.ts";

const MOST_TASKS = 200;
const failure = z.object({
  shop_id: z.string().refine(isId),
  kind: z.enum(["message", "task"]),
  id: z.string().regex(/^(\d{1,18}|[0-9a-f-]{36})$/),
  again: z.boolean(),
});
/** One page of the list at once: each in its own transaction, so that one that is refused keeps no other back. */
const chosen = z.object({ failures: z.array(failure).min(1).max(250) });

type Home = { queueRuns: () => boolean; build: Build };

export async function failureRest(
  app: FastifyInstance,
  services: Services,
  { queueRuns, build }: Home,
): Promise<void> {
  const { database, config } = services;
  const readiness = watchReadiness({ database, home: config, queueRuns });

  app.get("/api/v1/admin/failures", async (request, reply) => {
    if (!demandAdmin(request, reply)) return reply;
    const { bounds } = readSearch(request.query);
    const messages = pageOf(await listFailures(database, bounds));
    return { messages, tasks: await listDeadTasks(database, MOST_TASKS) };
  });
  app.post("/api/v1/admin/failures/settle", (request, reply) => settle(services, request, reply));

  app.get("/api/v1/admin/health", async (request, reply) => {
    if (!demandAdmin(request, reply)) return reply;
    return health(services, await readiness(), build);
  });
}

async function health({ database }: Services, readiness: Readiness, build: Build) {
  const queue = await watchQueue(database);
  const backed_up_at = await lastBackup(database);
  return { readiness, queue, backed_up_at, build: { ...build, node: process.version } };
}

async function settle(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const me = demandAdmin(request, reply);
  if (!me) return reply;
  const parsed = chosen.safeParse(request.body);
  if (!parsed.success) return refused(reply, 422, "bad-input");
  const refusals: string[] = [];
  let done = 0;
  for (const { shop_id, ...one } of parsed.data.failures) {
    const scope = administeredBy(me, shop_id);
    if (!scope || (one.kind === "task") === isId(one.id)) return refused(reply, 422, "bad-input");
    const outcome = await services.database.withShop(scope, (db) =>
      retryFailure(db, one, changeContext(services, scope, request.ip)),
    );
    if (outcome && isRefusal(outcome)) refusals.push(outcome.refused);
    else if (outcome) done++;
  }
  return { done, refusals };
}
