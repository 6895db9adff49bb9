/** Sign-in, sign-out, passwords, and the access rule of /app and /admin. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { PASSWORD_LENGTH } from "../../domain/account/password.ts";
import { isAdmin } from "../../domain/account/role.ts";
import { opensBeforeFactor } from "../../domain/account/factor/required.ts";
import { HOME, needsSession, signInPath } from "../../domain/account/redirect.ts";
import { isRefusal } from "../../domain/decision.ts";
import { addressOf } from "../platform/http/client-address.ts";
import { localUrl, pathOf } from "../platform/http/path.ts";
import { problemText } from "../platform/http/problem.ts";
import { isCrossSite } from "../platform/http/security.ts";
import { logSecurity } from "../platform/http/security-log.ts";
import {
  clearToken,
  deviceIn,
  setHalf,
  setTokens,
  tokenIn,
  trustIn,
} from "../platform/http/session-cookie.ts";
import { networkOf } from "../platform/limit.ts";
import { recordForeignRead } from "../platform/change.ts";
import type { Services } from "../services.ts";
import { beginActing, type ActingState } from "./act/begin.ts";
import { announceToAccount } from "./announce.ts";
import { recordAccountEvent } from "./audit/record.ts";
import { changePassword } from "./change-password.ts";
import { checkSession, closeSession, type CheckedSession } from "./session/store.ts";
import { sessionOf, signIn, type Browser, type OpenedSession } from "./sign-in.ts";
import { findPassword, scopeOf, type Account } from "./store.ts";

/** By network even when a session is presented: an account must not lend its own limit to guesses. */
export const SIGN_IN_LIMIT = {
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

/** A sign outside the common plane counts as two here, as one in the rule. */
export const PASSWORD_MOST = 2 * PASSWORD_LENGTH.max;
const password = z.string().min(1).max(PASSWORD_MOST);
/** No e-mail holds what the database would refuse. */
export const accountEmail = z
  .string()
  .trim()
  .min(3)
  .max(254)
  .regex(/^\P{Cc}*$/u);
const credentials = z.object({ email: accountEmail, password });
const newPassword = z.object({ current: password, next: z.string().max(PASSWORD_MOST) });

type Needed = Pick<Services, "config" | "database" | "clock" | "ledgerKey">;

export async function accountRest(app: FastifyInstance, services: Needed): Promise<void> {
  const { database, clock, config } = services;
  openGate(app, services);

  app.post("/api/v1/auth/login", SIGN_IN_LIMIT, async (request, reply) => {
    const parsed = credentials.safeParse(request.body);
    if (!parsed.success) return refused(reply, 401, "bad-credentials");
    const { ip, log } = request;
    // Not waited for: an e-mail that is known must not take longer to refuse than another.
    const onRefused = (account: Account) =>
      void recordAccountEvent(database, {
        action: "sign-in.refused",
        account,
        at: clock(),
        ip,
      }).catch((error: unknown) => log.error({ err: error }, "a refused sign-in was not recorded"));
    const signedIn = await signIn(
      { database, log, onRefused },
      { ...parsed.data, ...browserOf(config, request) },
    );
    if (isRefusal(signedIn))
      return signedIn.refused === "too-many"
        ? refused(reply.header("retry-after", signedIn.detail?.seconds ?? 60), 429, "too-many")
        : refused(reply, signedIn.refused === "shop-suspended" ? 403 : 401, signedIn.refused);
    if ("half" in signedIn) return askCode(services, reply, signedIn.half);
    await welcome(services, request, signedIn.account);
    return sendSession(services, reply, signedIn.opened);
  });

  app.get("/api/v1/auth/check", async (request, reply) => {
    const token = tokenIn(config, request);
    if (!token || !request.visitor) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    return noStore(reply).send(sessionOf(request.visitor, token, clock()));
  });

  app.get("/api/v1/auth/logout", async (request, reply) => {
    const token = tokenIn(config, request);
    // A link on another site must not sign out; the cookie would come with it.
    if (isCrossSite(request.headers)) return refused(reply, 403, "foreign-origin");
    if (token) await closeSession(database, token);
    const { visitor, ip } = request;
    if (visitor) {
      logSecurity(request.log, "sign-out", { account_id: visitor.id, ip });
      await recordAccountEvent(database, { action: "sign-out", account: visitor, at: clock(), ip });
    }
    return clearToken(config, noStore(reply)).send({ ok: true });
  });

  app.post("/api/v1/auth/password", (request, reply) => replacePassword(services, request, reply));
}

/** The password was right: the account's second factor is asked for, and nothing is open yet. */
export function askCode({ config }: Needed, reply: FastifyReply, half: string): FastifyReply {
  setHalf(config, reply, half);
  return noStore(reply).code(202).send({ next: "code" });
}

/** Sets the cookies of a session that was opened, and answers it. */
export async function sendSession(
  { config, database, clock }: Needed,
  reply: FastifyReply,
  opened: OpenedSession,
): Promise<FastifyReply> {
  setTokens(config, reply, opened);
  const visitor = await checkSession(database, opened.token);
  return visitor
    ? noStore(reply).send(sessionOf(visitor, opened.token, clock()))
    : refused(reply, 401, "bad-credentials");
}

export const browserOf = (config: Needed["config"], request: FastifyRequest): Browser => ({
  device: deviceIn(config, request),
  former: tokenIn(config, request),
  trust: trustIn(config, request),
  ip: addressOf(request),
  userAgent: userAgentOf(request),
});

/** Who is signed in, for the paths that ask for it; /app and /admin are for them alone. */
function openGate(app: FastifyInstance, services: Needed): void {
  const { config, database } = services;
  app.decorateRequest("visitor", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const token = tokenIn(config, request);
    if (token && needsVisitor(pathOf(request))) {
      request.visitor = await checkSession(database, token);
      request.accountId = request.visitor?.id;
    }
    if (request.visitor?.factor?.due && !opensBeforeFactor(pathOf(request))) {
      // Files and documents lead to the screen that sets it up; every other door is as if signed out.
      if (needsSession(pathOf(request))) return reply.redirect(HOME, 302);
      request.visitor = undefined;
    }
    if (needsSession(pathOf(request)) && !request.visitor)
      return reply.redirect(signInPath(localUrl(request)), 302);
    if ((await actingState(services, request, token)) === "over")
      return refused(reply, 403, "acting-over");
    await recordRead(database, request);
    return undefined;
  });
}

/** GraphQL looks at it once it knows its arguments; the administration and the session itself are no shop's. */
const NO_HOUR = /^\/api\/(graphql$|v1\/(admin|auth)\/)/;

async function actingState(
  services: Needed,
  request: FastifyRequest,
  token: string | undefined,
): Promise<ActingState> {
  const { visitor: me, ip } = request;
  if (!me || NO_HOUR.test(pathOf(request))) return "own";
  return beginActing(services, { me, token, shop_id: wantedShop(request), ip });
}

/** Files, documents and live events of the shop that an administrator names; GraphQL and changes record their own. */
async function recordRead(database: Services["database"], request: FastifyRequest): Promise<void> {
  const { visitor: me, method } = request;
  const scope = me && method === "GET" && scopeOf(me, wantedShop(request));
  if (me && scope)
    await recordForeignRead({
      services: { database },
      me,
      scope,
      asked: request.url.split(/[/?&=.]/),
    });
}

type Welcomed = Pick<Account, "id" | "shop_id" | "email" | "known" | "has_devices">;

/** A line of the audit, and a letter when an account that has known devices is opened from another one. */
export async function welcome(
  services: Needed,
  request: FastifyRequest,
  account: Welcomed,
): Promise<void> {
  const { database, clock } = services;
  const event = { action: "sign-in.succeeded", account, at: clock(), ip: request.ip } as const;
  await recordAccountEvent(database, event);
  if (account.known || !account.has_devices) return;
  const { id: account_id, shop_id } = account;
  logSecurity(request.log, "sign-in.new-device", { account_id, shop_id, ip: request.ip });
  const userAgent = userAgentOf(request);
  await announceToAccount(services, { letter: "new-device", account, userAgent });
}

async function replacePassword(
  services: Needed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, database, clock } = services;
  const { visitor: me, ip, log } = request;
  const token = tokenIn(config, request);
  if (!me || !token) return noStore(reply).code(401).send(NOT_SIGNED_IN);
  const parsed = newPassword.safeParse(request.body);
  if (!parsed.success) return refused(reply, 422, "password-long");
  const outcome = await changePassword(database, { ...parsed.data, token, account_id: me.id });
  const facts = { account_id: me.id, shop_id: me.shop_id, ip };
  if (isRefusal(outcome)) {
    logSecurity(log, "password.refused", { ...facts, reason: outcome.refused });
    return refused(reply, outcome.refused === "too-many" ? 429 : 422, outcome.refused);
  }
  logSecurity(log, "password.changed", facts);
  await recordAccountEvent(database, { action: "password.changed", account: me, at: clock(), ip });
  const known = await findPassword(database, token);
  const account = { shop_id: me.shop_id, email: known?.email ?? "" };
  const userAgent = userAgentOf(request);
  await announceToAccount(services, { letter: "password-changed", account, userAgent });
  return noStore(reply).send(outcome);
}

const userAgentOf = (request: FastifyRequest): string => request.headers["user-agent"] ?? "";

/** Public pages do not read the session; the code on a label leads people of the shop elsewhere than clients. */
const needsVisitor = (path: string): boolean => /^\/(app|admin|api|s)(\/|$)/.test(path);

/** The shop an administrator acts for; an EventSource sends no headers, so the URL may name it too. */
export function wantedShop(request: FastifyRequest): string | undefined {
  const header = request.headers["x-shop-id"];
  const named =
    typeof header === "string"
      ? header
      : new URLSearchParams(request.url.split("?")[1]).get("shop_id");
  return named || undefined;
}

export const noStore = (reply: FastifyReply): FastifyReply =>
  reply.header("cache-control", "no-store");

/** The administrator who asks; undefined once the refusal is sent. */
export function demandAdmin(request: FastifyRequest, reply: FastifyReply): Visitor | undefined {
  const { visitor } = request;
  if (visitor && isAdmin(visitor)) {
    void noStore(reply);
    return visitor;
  }
  void (visitor
    ? refused(reply, 403, "not-allowed")
    : noStore(reply).code(401).send(NOT_SIGNED_IN));
  return undefined;
}

export const NOT_SIGNED_IN = {
  refused: "not-signed-in",
  message: "Vous devez vous connecter.",
};

const MESSAGES: Record<string, string> = {
  "bad-credentials": "L’adresse e-mail ou le mot de passe est incorrect.",
  "too-many": "Trop d’essais. Patientez, puis recommencez.",
  "foreign-origin": problemText(403),
  "bad-email": "Cette adresse e-mail n’est pas valable.",
  "bad-input": "Cette demande est mal formée.",
  "shop-suspended":
    "Votre atelier est suspendu. Rien n’est effacé ; écrivez à l’administration d’Établi.",
  "acting-over":
    "Votre heure dans cet atelier est finie. Choisissez-le de nouveau dans l’administration.",
  "not-allowed": "Réservé à l’administration d’Établi.",
  "bad-code": "Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.",
  "factor-on": "Un code de connexion est déjà demandé pour ce compte.",
  "factor-over": "Cette demande a expiré. Recommencez.",
  "bad-passkey": "Cette clé d’identification n’a pas été reconnue.",
  "bad-name": "Donnez un nom court à cette clé.",
  "passkey-not-added": "Cette clé est déjà là, ou il y en a dix : retirez-en une.",
  "needs-passkey": "Confirmez d’abord avec la clé d’identification de ce compte.",
  "no-passkey": "Cette clé n’est plus là.",
  "half-over": "Trop de temps a passé. Recommencez avec votre mot de passe.",
  "bad-password": "Ce n’est pas le mot de passe choisi à l’inscription.",
  "email-taken": "Un compte existe déjà avec cette adresse e-mail. Connectez-vous.",
  "link-over": "Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.",
};

export const refused = (reply: FastifyReply, status: number, word: string): FastifyReply =>
  noStore(reply)
    .code(status)
    .send({ refused: word, message: MESSAGES[word] ?? problemText(status) });
