/** The second factor: the second step of a sign-in, and what its owner sets. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isRefusal } from "../../../domain/decision.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { clearHalf, halfIn, setTrust, tokenIn } from "../../platform/http/session-cookie.ts";
import type { Services } from "../../services.ts";
import { announceToAccount } from "../announce.ts";
import { recordAccountEvent } from "../audit/record.ts";
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
import { announceChange, type Owner } from "./announce.ts";
import { proveWithCode, provePassword } from "./prove.ts";
import { signInByCode } from "./sign-in.ts";
import { findSecondFactor, removeSecondFactor, type HalfAccount } from "./store.ts";
import { trustDevice } from "../trust/store.ts";
import type { OpenedSession } from "../sign-in.ts";
import { newToken } from "../session/store.ts";
import { offerFactor, renewRescueCodes, turnOn } from "./turn-on.ts";

type Needed = Pick<Services, "config" | "database" | "clock" | "ledgerKey">;

const code = z.string().min(1).max(60);
const password = z.string().min(1).max(PASSWORD_MOST);
const withCode = z.object({ code });
/** `remember`: this browser is asked no code for some days. */
const entering = z.object({ code, remember: z.boolean().optional() });
const withPassword = z.object({ password });
const withBoth = z.object({ password, code });

export async function factorRest(app: FastifyInstance, services: Needed): Promise<void> {
  const { database } = services;

  app.post("/api/v1/auth/code", SIGN_IN_LIMIT, (request, reply) => enter(services, request, reply));

  app.get("/api/v1/auth/factor", async (request, reply) => {
    const owner = ownerOf(services, request);
    if (!owner) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    const factor = await findSecondFactor(database, owner.id);
    const isOn = factor?.confirmed === true;
    return noStore(reply).send({ on: isOn, rescue_codes: isOn ? factor.rescue_codes : 0 });
  });

  const change = ownerRoutes(app, services, "/api/v1/auth/factor");

  change("", withPassword, async ({ id: account_id, token }, body) => {
    const email = await provePassword(database, { account_id, token, ...body });
    return isRefusal(email) ? email : offerFactor(services, { account_id, email });
  });
  change("/confirmation", withCode, async (owner, body, request) => {
    const codes = await turnOn(services, { account_id: owner.id, token: owner.token, ...body });
    if (isRefusal(codes)) return codes;
    await announceChange(services, request, { owner, action: "factor.on", letter: "factor-on" });
    return { codes };
  });
  change("/rescue-codes", withBoth, async (owner, body, request) => {
    const proven = await proveWithCode(services, owner, body);
    if (isRefusal(proven)) return proven;
    const codes = await renewRescueCodes(services, owner.id);
    const letter = "factor-rescue-codes";
    await announceChange(services, request, { owner, action: "factor.rescue-codes", letter });
    return { codes };
  });
  change("/off", withBoth, async (owner, body, request) => {
    const proven = await proveWithCode(services, owner, body);
    if (isRefusal(proven)) return proven;
    await removeSecondFactor(database, owner.id);
    await announceChange(services, request, { owner, action: "factor.off", letter: "factor-off" });
    return { on: false };
  });
}

/** Routes that change what protects an account, of the person who is signed in. */
export const ownerRoutes =
  (app: FastifyInstance, services: Pick<Services, "config">, prefix: string) =>
  <Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    act: (owner: Owner, body: z.output<Shape>, request: FastifyRequest) => Promise<object>,
  ) =>
    app.post(`${prefix}${path}`, SIGN_IN_LIMIT, async (request, reply) => {
      const owner = ownerOf(services, request);
      if (!owner) return noStore(reply).code(401).send(NOT_SIGNED_IN);
      // The password alone must not replace the passkey that the shop requires.
      if (request.visitor?.factor?.has_passkey) return refused(reply, 422, "needs-passkey");
      const parsed = shape.safeParse(request.body);
      if (!parsed.success) return refused(reply, 422, "bad-input");
      const outcome = await act(owner, parsed.data, request);
      return isRefusal(outcome)
        ? refuseChange(request, reply, { owner, ...outcome })
        : noStore(reply).send(outcome);
    });

export const ownerOf = (
  { config }: Pick<Services, "config">,
  request: FastifyRequest,
): Owner | undefined => {
  const token = request.visitor && tokenIn(config, request);
  if (!request.visitor || !token) return undefined;
  const { id, shop_id } = request.visitor;
  return { id, shop_id, token };
};

function refuseChange(
  { log, ip }: FastifyRequest,
  reply: FastifyReply,
  { owner, refused: word }: { owner: Owner; refused: string },
): FastifyReply {
  const { id: account_id, shop_id } = owner;
  logSecurity(log, "factor.refused", { account_id, shop_id, ip, reason: word });
  return refused(reply, word === "too-many" ? 429 : 422, word);
}

async function enter(
  services: Needed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, database, clock } = services;
  const { ip, log } = request;
  const half = halfIn(config, request);
  const parsed = entering.safeParse(request.body);
  if (!half) return refused(reply, 401, "half-over");
  if (!parsed.success) return refused(reply, 422, "bad-code");
  const browser = browserOf(config, request);
  const entered = await signInByCode({ ...services, log }, { ...browser, ...parsed.data, half });
  if (!isRefusal(entered)) {
    clearHalf(config, reply);
    await welcome(services, request, entered.account);
    if (parsed.data.remember) await trustBrowser(services, reply, entered);
    if (entered.isRescued) await announceRescue(services, browser.userAgent, entered.account);
    return sendSession(services, reply, entered.opened);
  }
  if (entered.refused === "bad-code" && entered.detail)
    await recordAccountEvent(database, {
      action: "sign-in.code-refused",
      account: entered.detail.account,
      at: clock(),
      ip,
    });
  if (entered.refused === "too-many")
    void reply.header("retry-after", entered.detail?.seconds ?? 60);
  if (entered.refused === "half-over") clearHalf(config, reply);
  return refused(reply, STATUS[entered.refused], entered.refused);
}

/** The token is a new one: what the browser presented may have been planted in it. */
async function trustBrowser(
  { config, database, clock }: Needed,
  reply: FastifyReply,
  { opened, account }: { opened: OpenedSession; account: HalfAccount },
): Promise<void> {
  const { trust: former, userAgent } = browserOf(config, reply.request);
  const token = newToken();
  const { device } = opened;
  await trustDevice(database, { token, former, account_id: account.id, device, userAgent });
  setTrust(config, reply, token);
  const { log, ip } = reply.request;
  logSecurity(log, "device.trusted", { account_id: account.id, ip });
  await recordAccountEvent(database, { action: "device.trusted", account, at: clock(), ip });
}

const STATUS = {
  "half-over": 401,
  "shop-suspended": 403,
  "bad-code": 422,
  "too-many": 429,
} as const;

const announceRescue = (services: Needed, userAgent: string, account: HalfAccount) =>
  announceToAccount(services, { letter: "factor-rescued", account, userAgent });
