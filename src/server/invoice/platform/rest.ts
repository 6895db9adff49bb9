/**
 * Where a shop's platform says that something is new. Nothing of the call is believed: the platform is read at once, as it is
 * every ten minutes, so that a forged or repeated call changes nothing.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mintScope } from "../../platform/database/scope.ts";
import { isSigned } from "../../platform/flows/calls.ts";
import { notFound } from "../../platform/not-found.ts";
import { openText } from "../../platform/security/sealed-text.ts";
import type { Services } from "../../services.ts";
import { boundTo } from "./connect.ts";
import { enqueueReading } from "./sending/store.ts";
import { findCaller } from "./store.ts";

const OPTIONS = {
  bodyLimit: 64 * 1024,
  config: { rateLimit: { max: 600, timeWindow: 60_000 } },
};

type Call = FastifyRequest<{ Params: { token: string } }>;

export async function platformRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/api/v1/inbound/platform/:token", OPTIONS, async (request: Call, reply) => {
      const shop_id = await callingShop(services, request);
      // The same answer for an address that nobody has and for a wrong signature.
      if (!shop_id) return notFound(reply);
      await database.withShop(mintScope(shop_id, { kind: "system" }), (db) =>
        enqueueReading(db, shop_id, clock()),
      );
      return { received: true };
    });
  });
}

const TOKEN = /^[\w-]{22}$/;

async function callingShop(
  { database, ledgerKey }: Services,
  { params: { token }, headers, body }: Call,
): Promise<string | undefined> {
  const caller = TOKEN.test(token) ? await findCaller(database, token) : undefined;
  if (!caller) return undefined;
  const { signature } = headers;
  const key = openText(ledgerKey, caller.call_secret, boundTo(caller.shop_id));
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return typeof signature === "string" && isSigned(bytes, key, signature)
    ? caller.shop_id
    : undefined;
}
