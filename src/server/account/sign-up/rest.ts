/** A shop is opened by a visitor: ask for the letter, then confirm by its link. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { choosePassword } from "../../../domain/account/password.ts";
import { parseEmail } from "../../../domain/client/email.ts";
import { filedNames } from "../../../domain/client/names.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { SIGN_UP_FIELDS, readSignUp } from "../../../domain/shop/onboarding/sign-up.ts";
import { recordOf } from "../../../domain/record.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { takeSteadyTime } from "../../platform/http/steady-answer.ts";
import { countAttempt, networkOf } from "../../platform/limit.ts";
import type { Services } from "../../services.ts";
import { browserOf, noStore, PASSWORD_MOST, refused, sendSession, SIGN_IN_LIMIT } from "../rest.ts";
import { askSignUp } from "./ask.ts";
import { confirmOwner } from "./confirm.ts";

const DAY = 86_400_000;
/** Sign-ups of one network in a day: a training room, and no robot. */
const SIGN_UPS_PER_NETWORK = 30;

const demand = z.object({
  ...recordOf(SIGN_UP_FIELDS, () => z.string().max(400)),
  password: z.string().max(PASSWORD_MOST),
});
const confirmation = z.object({
  link: z.string().min(1).max(200),
  password: z.string().min(1).max(PASSWORD_MOST),
});

type Needed = Pick<Services, "config" | "database" | "clock" | "ledgerKey">;

export async function signUpRest(app: FastifyInstance, services: Needed): Promise<void> {
  app.post("/api/v1/auth/sign-up", SIGN_IN_LIMIT, (request, reply) =>
    ask(services, request, reply),
  );
  app.post("/api/v1/auth/sign-up/confirmation", SIGN_IN_LIMIT, (request, reply) =>
    confirm(services, request, reply),
  );
}

/** The same answer in the same time whether or not an account has the e-mail. */
async function ask(
  services: Needed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parsed = demand.safeParse(request.body);
  if (!parsed.success) return refused(reply, 422, "bad-input");
  const asked = readSignUp(parsed.data, { readEmail: parseEmail, fileNames: filedNames });
  if (isRefusal(asked)) return noStore(reply).code(422).send(asked);
  const { password } = parsed.data;
  const chosen = choosePassword({ email: asked.email, next: password });
  if (isRefusal(chosen)) return refused(reply, 422, chosen.refused);
  const { ip, log } = request;
  const from = await countAttempt(services.database, `sign-up from ${networkOf(ip)}`, DAY);
  if (from.current > SIGN_UPS_PER_NETWORK) return refused(reply, 429, "too-many");
  await takeSteadyTime(askSignUp(services, { ...asked, password, ip, log }));
  return noStore(reply).send({ sent: true });
}

async function confirm(
  services: Needed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, database } = services;
  const { ip, log } = request;
  const parsed = confirmation.safeParse(request.body);
  if (!parsed.success) return refused(reply, 422, "bad-password");
  const outcome = await confirmOwner(database, { ...browserOf(config, request), ...parsed.data });
  if (isRefusal(outcome)) {
    logSecurity(log, "sign-up.refused", { ip, reason: outcome.refused });
    return refused(reply, outcome.refused === "too-many" ? 429 : 422, outcome.refused);
  }
  const { owner, opened } = outcome;
  logSecurity(log, "sign-up.confirmed", { account_id: owner.id, shop_id: owner.shop_id, ip });
  return sendSession(services, reply, opened);
}
