/** The private calendar of a person, read by the application of their telephone. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Services } from "../../services.ts";
import { roundFile } from "../document/round.ts";
import { findCalendar, readRound } from "./read.ts";

type CalendarRequest = FastifyRequest<{ Params: { token: string } }>;

/** Applications ask every quarter of an hour at most; those of one house share an address. */
const LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

export async function calendarSite(
  app: FastifyInstance,
  { database, clock, config }: Services,
): Promise<void> {
  app.get("/calendrier/:token/agenda.ics", LIMIT, async (request: CalendarRequest, reply) => {
    const calendar = await findCalendar(database, request.params.token);
    if (!calendar) return notFound(reply);
    const now = clock();
    const round = await database.withShop(
      calendar.scope,
      (db) => readRound(db, calendar, now),
      "read",
    );
    if (!round) return notFound(reply);
    return asSecretPage(reply)
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .send(roundFile({ ...round, origin: publicOrigin(config), now }));
  });
}
