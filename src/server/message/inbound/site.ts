/** A client writes to the shop from the tracking page, by a plain form. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isRefusal } from "../../../domain/decision.ts";
import {
  LONGEST_MESSAGE,
  parseMessage,
  type WritingProblem,
} from "../../../domain/repair/conversation/conversation.ts";
import { clean, isId } from "../../../domain/validation.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { countAttempt } from "../../platform/limit.ts";
import { notFound } from "../../platform/not-found.ts";
import { findSheet, loadTracking, type Sheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { receivePage } from "./receive.ts";

type Request = FastifyRequest<{ Params: { sheetid: string } }>;

const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const HOUR = 3_600_000;
const MOST_AN_HOUR = 10;

export async function inboundSite(app: FastifyInstance, services: Services): Promise<void> {
  const { database, config, clock } = services;

  app.post("/suivi/:sheetid/ecrire", LIMIT, async (request: Request, reply) => {
    const { sheetid } = request.params;
    const sheet = await findSheet(database, sheetid);
    const written = form.safeParse(request.body);
    if (!sheet || !written.success) return notFound(reply);
    const again = (problem: WritingProblem) =>
      showAgain(services, reply, { sheet, ...written.data, problem });
    const { id, texte } = written.data;
    const message = parseMessage(texte);
    if (isRefusal(message)) return again(clean(texte) === "" ? "empty" : "too-long");
    if (await isTooMany(services, sheet)) return again("too-many");
    const inbox = { database, config, log: request.log, at: clock() };
    await receivePage(inbox, sheet, { id, ...message });
    return asSecretPage(reply).redirect(`/suivi/${sheetid}#conversation`, 303);
  });
}

const form = z.object({ id: z.string().refine(isId), texte: z.string() });
type Form = z.output<typeof form>;

async function isTooMany({ database }: Services, { repair_id }: Sheet): Promise<boolean> {
  const { current } = await countAttempt(database, `message of ${repair_id}`, HOUR);
  return current > MOST_AN_HOUR;
}

const STATUS_OF: Record<WritingProblem, number> = { empty: 422, "too-long": 422, "too-many": 429 };

type Refused = Form & { sheet: Sheet; problem: WritingProblem };

/** What was typed is not lost, cut at what a page may hold. */
async function showAgain(
  { database, clock, web }: Services,
  reply: FastifyReply,
  { sheet, id, texte, problem }: Refused,
): Promise<FastifyReply> {
  const props = await database.withShop(
    sheet.scope,
    (db) => loadTracking(db, sheet, clock()),
    "read",
  );
  if (!props) return notFound(reply);
  const writing = { id, text: texte.slice(0, 2 * LONGEST_MESSAGE), problem };
  void reply.code(STATUS_OF[problem]);
  return web.page(asSecretPage(reply, "same-origin"), "tracking", { ...props, writing });
}
