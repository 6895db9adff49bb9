/** The page of a call, behind its unguessable link: no account, nothing to install. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { whyClosed } from "../../domain/call/status.ts";
import { shopAt } from "../../domain/shop/identity/identity.ts";
import type { PageProps } from "../../web/site/props.ts";
import { loadEvents } from "../agenda/store.ts";
import { asSecretPage } from "../platform/http/secret-page.ts";
import { notFound } from "../platform/not-found.ts";
import type { Services } from "../services.ts";
import { cardOf } from "../shop/present.ts";
import { loadShop } from "../shop/store.ts";
import { findCall, type Guest } from "./find.ts";
import { loadCall } from "./store.ts";

type CallRequest = FastifyRequest<{ Params: { token: string } }>;

const LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

export async function callSite(app: FastifyInstance, services: Services): Promise<void> {
  const { database, web } = services;

  app.get("/appel/:token", LIMIT, async ({ params: { token } }: CallRequest, reply) => {
    const guest = await findCall(database, token);
    const props = guest && (await present(services, guest, token));
    if (!props) return notFound(reply);
    void asSecretPage(reply, "same-origin");
    return web.page(props.closed ? reply.code(410) : reply, "call/page", props);
  });
}

/** Nothing of the client: whoever opens the link learns the shop and the hour. */
const present = (
  { database, clock }: Services,
  { scope, call_id }: Guest,
  token: string,
): Promise<PageProps["call/page"] | undefined> =>
  database.withShop(
    scope,
    async (db) => {
      const [call, shop] = await Promise.all([loadCall(db, call_id), loadShop(db, scope.shop_id)]);
      if (!call || !shop) return undefined;
      const [event] = await loadEvents(db, call.event_id ? [call.event_id] : []);
      const now = clock();
      return {
        token,
        shop: cardOf(shopAt(shop, now)),
        zone: shop.timezone,
        closed: whyClosed(call, now) ?? null,
        due_at: event?.start_at ?? null,
        takes_clips: call.repair_id !== null,
        delay: call.delay,
      };
    },
    "read",
  );
