/** A forgotten password: ask for the link of a letter, then choose another password with it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isRefusal } from "../../../domain/decision.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { takeSteadyTime } from "../../platform/http/steady-answer.ts";
import { announceToAccount } from "../announce.ts";
import { recordAccountEvent } from "../audit/record.ts";
import {
  accountEmail,
  askCode,
  browserOf,
  noStore,
  PASSWORD_MOST,
  refused,
  sendSession,
  SIGN_IN_LIMIT,
} from "../rest.ts";
import { resetPassword } from "./reset.ts";
import { sendPasswordLink, type LinkServices } from "./send-link.ts";

const demand = z.object({ email: accountEmail });
const choice = z.object({ link: z.string().min(1).max(200), next: z.string().max(PASSWORD_MOST) });

export async function passwordLinkRest(
  app: FastifyInstance,
  services: LinkServices,
): Promise<void> {
  app.post("/api/v1/auth/password-link", SIGN_IN_LIMIT, async (request, reply) => {
    const parsed = demand.safeParse(request.body);
    if (!parsed.success) return refused(reply, 422, "bad-email");
    const { email } = parsed.data;
    const { ip, log } = request;
    await takeSteadyTime(sendPasswordLink(services, { email, ip, log }));
    return noStore(reply).send({ sent: true });
  });

  app.post("/api/v1/auth/password-link/password", SIGN_IN_LIMIT, (request, reply) =>
    choose(services, request, reply),
  );
}

async function choose(
  services: LinkServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, database, clock } = services;
  const { ip, log } = request;
  const parsed = choice.safeParse(request.body);
  if (!parsed.success) return refused(reply, 422, "password-long");
  const browser = browserOf(config, request);
  const outcome = await resetPassword(database, { ...browser, ...parsed.data });
  if (isRefusal(outcome)) {
    logSecurity(log, "password-link.refused", { ip, reason: outcome.refused });
    return refused(reply, 422, outcome.refused);
  }
  const { account, invited } = outcome;
  const event = invited ? "invitation.accepted" : "password.changed";
  logSecurity(log, event, { account_id: account.id, shop_id: account.shop_id, ip });
  await recordAccountEvent(database, { action: "password.changed", account, at: clock(), ip });
  const { userAgent } = browser;
  if (!invited)
    await announceToAccount(services, { letter: "password-changed", account, userAgent });
  return "half" in outcome
    ? askCode(services, reply, outcome.half)
    : sendSession(services, reply, outcome.opened);
}
