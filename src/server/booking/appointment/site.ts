/** The client's own hand on an appointment, by plain forms: another window, or none. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isRefusal } from "../../../domain/decision.ts";
import { REASON_MAX } from "../../../domain/booking/client-change.ts";
import { isId } from "../../../domain/validation.ts";
import type { OwnAppointmentProps } from "../../../web/site/props.ts";
import { changeContext, type ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { findSheet, type Sheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { cancelAppointment } from "./cancel.ts";
import { askRoads, wantedSlot } from "./find.ts";
import { moveAppointment } from "./move.ts";
import { loadPage, type Asked } from "./load-page.ts";

type Request = FastifyRequest<{ Params: { sheetid: string; id: string } }>;

const PATH = "/suivi/:sheetid/rendez-vous/:id";
const LIMIT = { config: { rateLimit: { max: 40, timeWindow: 60_000 } } };

const chosen = z.object({ creneau: z.string().transform(wantedSlot) });
const cancelling = z.object({ motif: z.string().trim().max(REASON_MAX).default("") });
const query = z.object({
  /** First day of the windows shown. */
  debut: z.string().max(10).catch(""),
  /** The window pressed, to be confirmed. */
  creneau: z.string().max(80).catch(""),
  annuler: z.string().max(1).catch(""),
});

export async function appointmentSite(app: FastifyInstance, services: Services): Promise<void> {
  app.get(PATH, LIMIT, (request: Request, reply) => {
    const { debut, creneau, annuler } = query.parse(request.query);
    return show(services, request, reply, {
      problem: null,
      first: debut,
      wanted: wantedSlot(creneau),
      cancels: annuler !== "",
    });
  });

  app.post(`${PATH}/deplacer`, LIMIT, async (request: Request, reply) => {
    const wanted = chosen.safeParse(request.body ?? {}).data?.creneau;
    if (!wanted) return refuse(services, request, reply, { problem: "no-slot" });
    const { id } = request.params;
    return change(services, request, reply, {
      wanted,
      prepare: (sheet) => askRoads(services, sheet, { id, wanted }),
      verb: (db, sheet, context, travel) =>
        moveAppointment(db, sheet, { id, wanted, ...(travel && { travel }) }, context),
    });
  });

  app.post(`${PATH}/annuler`, LIMIT, async (request: Request, reply) => {
    const form = cancelling.safeParse(request.body ?? {});
    if (!form.success) return refuse(services, request, reply, { problem: "long-reason" });
    const { id } = request.params;
    return change(services, request, reply, {
      verb: (db, sheet, context) =>
        cancelAppointment(db, sheet, { id, reason: form.data.motif }, context),
    });
  });
}

type Travel = Awaited<ReturnType<typeof askRoads>>;
type Change = {
  wanted?: Asked["wanted"];
  /** Asked of other servers before the transaction. */
  prepare?: (sheet: Sheet) => Promise<Travel>;
  verb: (
    db: ShopDb,
    sheet: Sheet,
    context: ChangeContext,
    travel: Travel,
  ) => ReturnType<typeof cancelAppointment>;
};

/** Done: the tracking page says so. Refused: this page again, with what else is possible. */
async function change(
  services: Services,
  request: Request,
  reply: FastifyReply,
  { prepare, verb, wanted }: Change,
): Promise<FastifyReply> {
  const { sheetid, id } = request.params;
  const sheet = isId(id) ? await findSheet(services.database, sheetid) : undefined;
  if (!sheet) return notFound(reply);
  const travel = await prepare?.(sheet);
  const outcome = await services.database.withShop(sheet.scope, (db) =>
    verb(db, sheet, changeContext(services, sheet.scope), travel),
  );
  if (!outcome) return notFound(reply);
  if (!isRefusal(outcome)) return asSecretPage(reply).redirect(`/suivi/${sheetid}`, 303);
  return refuse(services, request, reply, { problem: outcome.refused, wanted });
}

type Problem = NonNullable<OwnAppointmentProps["problem"]>;

const STATUS: Record<Problem, number> = {
  "slot-taken": 409,
  "too-late": 409,
  "not-yours": 409,
  "no-slot": 422,
  "long-reason": 422,
};

const refuse = (
  services: Services,
  request: Request,
  reply: FastifyReply,
  { problem, wanted }: { problem: Problem; wanted?: Asked["wanted"] },
): Promise<FastifyReply> =>
  show(services, request, reply.code(STATUS[problem]), {
    problem,
    first: "",
    wanted,
    cancels: problem === "long-reason",
  });

async function show(
  services: Services,
  request: Request,
  reply: FastifyReply,
  asked: Asked,
): Promise<FastifyReply> {
  const sheet = await findSheet(services.database, request.params.sheetid);
  const props = sheet && (await loadPage(services, sheet, { ...request.params, ...asked }));
  if (!props) return notFound(reply);
  return services.web.page(asSecretPage(reply, "same-origin"), "appointment/change", props);
}
