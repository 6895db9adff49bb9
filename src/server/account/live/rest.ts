/** The live feed of the signed-in shop; it ends with its session. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { toInstant, type Instant } from "../../../domain/time.ts";
import { openFeed } from "../../message/notification/follow.ts";
import { tokenIn } from "../../platform/http/session-cookie.ts";
import { sse } from "../../platform/http/sse.ts";
import type { Change, LiveBus, Subscription } from "../../platform/live.ts";
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
    sse(reply, (send, sendAgain) => {
      const failed = new AbortController();
      const feed = openFeed({
        database,
        scope,
        user_id: me.id,
        send: (notification) => send("notification", notification),
        onFailure: () => failed.abort(),
      });
      const follow = ({ noun, id, repair_id }: Change): void =>
        noun === "notification" ? feed.follow(id) : send("changed", { noun, id, repair_id });
      // The bus lost its connection for a while.
      const catchUp = (): void => {
        sendAgain(feed.replay(toInstant(Date.now() - BUS_AWAY)));
        send("resync", {});
      };
      const changes = live.subscribe({ shop_id: scope.shop_id }, (change) =>
        change === "resync" ? catchUp() : follow(change),
      );
      sendAgain(feed.replay(readUntil(request)));
      const ended = AbortSignal.any([changes.ended, failed.signal]);
      const { shop_id } = scope;
      const stream = { token, shop_id, account_id: me.id, changes: { ...changes, ended } };
      return untilSessionEnds({ database, live }, stream);
    });
    return reply;
  });
}

const since = z.object({ since: z.coerce.number().int().positive() });

/** When the browser read last, in milliseconds: its last event, or what it stored. */
function readUntil({ headers, query }: FastifyRequest): Instant | undefined {
  const stored = since.safeParse(query).data?.since;
  const until = Number(headers["last-event-id"] ?? stored);
  return until > 0 && until < LATEST ? toInstant(until) : undefined;
}

/** The bus is back sooner, or the whole database was away, in milliseconds. */
const BUS_AWAY = 10 * 60_000;
/** Beyond, no date is one of ours. */
const LATEST = Date.UTC(2200, 0, 1);

/** A session also ends without a word, by its age, because it is idle, or with the hour of acting for a shop. */
const CHECK_EVERY = 5 * 60_000;

type Bus = { database: GateDatabase; live: LiveBus };
type Stream = { token: string; shop_id: string; account_id: string; changes: Subscription };

function untilSessionEnds(
  { database, live }: Bus,
  { token, shop_id, account_id, changes }: Stream,
): Subscription {
  const over = new AbortController();
  const check = (): void => {
    // A database that does not answer ends no stream: it is asked again.
    isOpen(database, token, shop_id).then(
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
