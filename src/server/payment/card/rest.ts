/** Where the card service says what happened: signed over the very bytes that it sends. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isId } from "../../../domain/validation.ts";
import { saveAnchor } from "../../ledger/anchor.ts";
import type { CardEvent } from "../../platform/card/card.ts";
import { changeContext } from "../../platform/change.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { settleCard } from "./settle.ts";

const OPTIONS = {
  bodyLimit: 256 * 1024,
  config: { rateLimit: { max: 600, timeWindow: 60_000 } },
};

export async function cardRest(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/api/v1/stripe/webhook", OPTIONS, async (request, reply) => {
      const { card } = services;
      if (!card) return notFound(reply);
      const event = readEvent(() => card.read(bytesOf(request), signatureOf(request)));
      if (event === "unsigned") return reply.code(400).send({ refused: "not-signed" });
      if (event && isOurs(event)) await settle(services, event);
      return { received: true };
    });
  });
}

/** Made by us: an account may hold pages of its own, which name nothing of ours. */
const isOurs = (event: CardEvent): boolean =>
  isId(event.shop_id) && (event.kind === "account" || isId(event.of));

const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

const signatureOf = ({ headers }: FastifyRequest): string => {
  const given = headers["stripe-signature"];
  return typeof given === "string" ? given : "";
};

function readEvent(read: () => CardEvent | undefined): CardEvent | "unsigned" | undefined {
  try {
    return read();
  } catch {
    return "unsigned";
  }
}

async function settle(services: Services, event: CardEvent): Promise<void> {
  const scope = mintScope(event.shop_id, { kind: "system" });
  const context = changeContext(services, scope);
  await services.database.withShop(scope, (db) => settleCard(db, event, context));
  if (event.kind === "paid" || event.kind === "refund") await saveAnchor(services, scope);
}
