/** Passkeys: the sign-in, and those of the person who is signed in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { passkeyName } from "../../../domain/account/passkey/passkey.ts";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { networkOf } from "../../platform/limit.ts";
import type { Services } from "../../services.ts";
import { announceChange } from "../factor/announce.ts";
import { ownerOf, ownerRoutes } from "../factor/rest.ts";
import { proveOwner } from "../factor/prove.ts";
import {
  browserOf,
  noStore,
  NOT_SIGNED_IN,
  PASSWORD_MOST,
  refused,
  sendSession,
  SIGN_IN_LIMIT,
  welcome,
} from "../rest.ts";
import { addKey, offerPasskey } from "./add.ts";
import { askPasskey, signInByPasskey } from "./sign-in.ts";
import { listPasskeys, removePasskey, renamePasskey, type ListedPasskey } from "./store.ts";
import { newKeyAnswer, signedAnswer } from "./verify.ts";

type Needed = Pick<Services, "config" | "database" | "clock" | "ledgerKey">;

/** Asked by each page of the sign-in as it opens, so that the browser can propose its keys. */
const CHALLENGE_LIMIT = {
  config: {
    rateLimit: {
      max: 120,
      timeWindow: 60_000,
      keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    },
  },
};

const keyId = z.base64url().min(1).max(1400);
const keyName = z.string().max(400);
const proof = z.object({
  password: z.string().min(1).max(PASSWORD_MOST),
  code: z.string().max(60).optional(),
});

export async function passkeyRest(app: FastifyInstance, services: Needed): Promise<void> {
  const { database } = services;

  app.post("/api/v1/auth/passkey/challenge", CHALLENGE_LIMIT, async (_request, reply) =>
    noStore(reply).send(await askPasskey(services)),
  );
  app.post("/api/v1/auth/passkey", SIGN_IN_LIMIT, (request, reply) =>
    enter(services, request, reply),
  );
  app.get("/api/v1/auth/passkeys", async (request, reply) => {
    const owner = ownerOf(services, request);
    if (!owner) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    const passkeys = await listPasskeys(database, owner.id);
    return noStore(reply).send({ passkeys: passkeys.map(shown) });
  });

  const change = ownerRoutes(app, services, "/api/v1/auth/passkeys");

  change("/challenge", proof, async (owner, body) => {
    const email = await proveOwner(services, owner, body);
    return isRefusal(email) ? email : offerPasskey(services, { account_id: owner.id, email });
  });
  change("", z.object({ name: keyName, answer: newKeyAnswer }), async (owner, body, request) => {
    const added = await addKey(services, {
      account_id: owner.id,
      token: owner.token,
      ...body,
    });
    if (isRefusal(added)) return added;
    const event = { action: "passkey.added", letter: "passkey-added", after: added } as const;
    await announceChange(services, request, { owner, ...event });
    return added;
  });
  change("/rename", z.object({ id: keyId, name: keyName }), async (owner, body, request) => {
    const chosen = passkeyName(body.name);
    if (!chosen) return refuse("bad-name");
    const own = { account_id: owner.id, id: body.id };
    if (!(await renamePasskey(database, { ...own, name: chosen }))) return refuse("no-passkey");
    const after = { name: chosen };
    await announceChange(services, request, { owner, action: "passkey.renamed", after });
    return after;
  });
  change("/remove", z.object({ id: keyId }), async (owner, body, request) => {
    const own = { account_id: owner.id, id: body.id };
    if (!(await removePasskey(database, own))) return refuse("no-passkey");
    const event = { action: "passkey.removed", letter: "passkey-removed" } as const;
    await announceChange(services, request, { owner, ...event });
    return { removed: true };
  });
}

const shown = ({ id, name, created_at, used_at }: ListedPasskey) => ({
  id,
  name,
  created_at,
  used_at,
});

async function enter(
  services: Needed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = services;
  const { log } = request;
  const parsed = z.object({ answer: signedAnswer }).safeParse(request.body);
  if (!parsed.success) return refused(reply, 401, "bad-passkey");
  const browser = browserOf(config, request);
  const entered = await signInByPasskey({ ...services, log }, { ...browser, ...parsed.data });
  if (isRefusal(entered))
    return refused(reply, entered.refused === "shop-suspended" ? 403 : 401, entered.refused);
  await welcome(services, request, entered.account);
  return sendSession(services, reply, entered.opened);
}
