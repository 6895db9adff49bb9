/** Sign-in, the access rule of /app and /admin, and the live feed of the signed-in shop. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { needsSession, signInPath } from "../../domain/account/redirect.ts";
import { isRefusal } from "../../domain/decision.ts";
import { localUrl, pathOf } from "../platform/http/path.ts";
import { problemText } from "../platform/http/problem.ts";
import { addressOf } from "../platform/http/client-address.ts";
import { isCrossSite } from "../platform/http/security.ts";
import { networkOf } from "../platform/limit.ts";
import { sse } from "../platform/http/sse.ts";
import type { Services } from "../services.ts";
import { clearToken, setToken, tokenIn } from "../platform/http/session-cookie.ts";
import { sessionOf, signIn } from "./sign-in.ts";
import { checkSession, closeSession, scopeOf, type CheckedSession } from "./store.ts";

/** By network even when a session is presented: an account must not lend its own limit to guesses. */
const SIGN_IN_LIMIT = {
  config: {
    rateLimit: {
      max: 30,
      timeWindow: 60_000,
      keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    },
  },
};

export type Visitor = CheckedSession;
declare module "fastify" {
  interface FastifyRequest {
    visitor: Visitor | undefined;
  }
}

const credentials = z.object({
  /** No e-mail holds what the database would refuse. */
  email: z
    .string()
    .trim()
    .min(3)
    .max(254)
    .regex(/^\P{Cc}*$/u),
  password: z.string().min(1).max(200),
});

type Needed = Pick<Services, "config" | "database" | "live" | "clock">;

export async function accountRest(app: FastifyInstance, services: Needed): Promise<void> {
  const { database, clock, config } = services;
  app.decorateRequest("visitor", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const token = tokenIn(config, request);
    if (token && needsVisitor(pathOf(request))) {
      request.visitor = await checkSession(database, token);
      request.accountId = request.visitor?.id;
    }
    if (needsSession(pathOf(request)) && !request.visitor)
      return reply.redirect(signInPath(localUrl(request)), 302);
    return undefined;
  });

  app.post("/api/v1/auth/login", SIGN_IN_LIMIT, async (request, reply) => {
    const parsed = credentials.safeParse(request.body);
    if (!parsed.success) return badCredentials(reply);
    const opened = await signIn(database, {
      ...parsed.data,
      ip: addressOf(request),
      userAgent: request.headers["user-agent"] ?? "",
    });
    if (isRefusal(opened))
      return opened.refused === "too-many" ? tooMany(reply) : badCredentials(reply);
    void setToken(config, reply, opened.token);
    const visitor = await checkSession(database, opened.token);
    return visitor
      ? noStore(reply).send(sessionOf(visitor, opened.token, clock()))
      : badCredentials(reply);
  });

  app.get("/api/v1/auth/check", async (request, reply) => {
    const token = tokenIn(config, request);
    if (!token || !request.visitor) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    return noStore(reply).send(sessionOf(request.visitor, token, clock()));
  });

  app.get("/api/v1/auth/logout", async (request, reply) => {
    const token = tokenIn(config, request);
    // A link on another site must not sign out; the cookie would come with it.
    if (isCrossSite(request.headers)) return noStore(reply).code(403).send(FOREIGN);
    if (token) await closeSession(database, token);
    return clearToken(config, noStore(reply)).send({ ok: true });
  });

  app.get("/api/v1/live", async (request, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    if (!scope) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    sse(reply, (send) =>
      services.live.subscribe({ shop_id: scope.shop_id }, (change) =>
        change === "resync"
          ? send("resync", {})
          : send("changed", { noun: change.noun, id: change.id, repair_id: change.repair_id }),
      ),
    );
    return reply;
  });
}

const FOREIGN = { refused: "foreign-origin", message: problemText(403) };
const NOT_SIGNED_IN = { refused: "not-signed-in", message: "Vous devez vous connecter." };

/** Public pages do not read the session. */
const needsVisitor = (path: string): boolean =>
  /^\/(app|admin)(\/|$)/.test(path) || path.startsWith("/api/");

/** The shop an administrator acts for; an EventSource sends no headers, so the URL may name it too. */
export function wantedShop(request: FastifyRequest): string | undefined {
  const header = request.headers["x-shop-id"];
  const named =
    typeof header === "string"
      ? header
      : new URLSearchParams(request.url.split("?")[1]).get("shop_id");
  return named || undefined;
}

const noStore = (reply: FastifyReply): FastifyReply => reply.header("cache-control", "no-store");

const badCredentials = (reply: FastifyReply) =>
  noStore(reply).code(401).send({
    refused: "bad-credentials",
    message: "L’adresse e-mail ou le mot de passe est incorrect.",
  });

const tooMany = (reply: FastifyReply) =>
  noStore(reply).code(429).send({
    refused: "too-many",
    message: "Trop d’essais. Patientez une minute, puis recommencez.",
  });
