/** The live feed of the signed-in shop; it ends with its session. */
import type { FastifyInstance } from "fastify";
import { tokenIn } from "../../platform/http/session-cookie.ts";
import { sse } from "../../platform/http/sse.ts";
import type { LiveBus, Subscription } from "../../platform/live.ts";
import type { GateDatabase } from "../../platform/limit.ts";
import type { Services } from "../../services.ts";
import { NOT_SIGNED_IN, wantedShop } from "../rest.ts";
import { isOpen } from "../session/store.ts";
import { scopeOf } from "../store.ts";

type Needed = Pick<Services, "config" | "database" | "live">;

export async function liveRest(
  app: FastifyInstance,
  { config, database, live }: Needed,
): Promise<void> {
  app.get("/api/v1/live", async (request, reply) => {
    const me = request.visitor;
    const token = tokenIn(config, request);
    const scope = me && scopeOf(me, wantedShop(request));
    if (!scope || !token)
      return reply.header("cache-control", "no-store").code(401).send(NOT_SIGNED_IN);
    sse(reply, (send) => {
      const changes = live.subscribe({ shop_id: scope.shop_id }, (change) =>
        change === "resync"
          ? send("resync", {})
          : send("changed", { noun: change.noun, id: change.id, repair_id: change.repair_id }),
      );
      return untilSessionEnds({ database, live }, { token, account_id: me.id, changes });
    });
    return reply;
  });
}

/** A session also ends without a word, by its age or because it is idle. */
const CHECK_EVERY = 5 * 60_000;

type Bus = { database: GateDatabase; live: LiveBus };
type Stream = { token: string; account_id: string; changes: Subscription };

function untilSessionEnds(
  { database, live }: Bus,
  { token, account_id, changes }: Stream,
): Subscription {
  const over = new AbortController();
  const check = (): void => {
    // A database that does not answer ends no stream: it is asked again.
    isOpen(database, token).then(
      (open) => open || over.abort(),
      () => undefined,
    );
  };
  const timer = setInterval(check, CHECK_EVERY).unref();
  const account = live.subscribe({ account_id }, check);
  const stop = (): void => {
    clearInterval(timer);
    account.stop();
    changes.stop();
  };
  return { stop, ended: AbortSignal.any([changes.ended, over.signal]) };
}
