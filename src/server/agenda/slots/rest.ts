import { isBookable } from "../../../domain/shop/bookable.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { byTime } from "../../../domain/agenda/slot-choice.ts";
import { freeSlots, isOutOfArea } from "../../../domain/agenda/slots.ts";
import { areSkillsApart } from "../../../domain/agenda/together/skills.ts";
import { MOST_APPLIANCES } from "../../../domain/booking/request.ts";
import { isCategoryId } from "../../../domain/catalogue/categories.ts";
import { INTERVENTION_TYPES, LOCATIONS } from "../../../domain/catalogue/interventions.ts";
import { dateOf, parseLocalDate } from "../../../domain/time.ts";
import { describeDoor, SHOP_PARAM, type DescribedDoor } from "../../platform/api/door.ts";
import { aDateText, anInstantText } from "../../platform/api/shapes.ts";
import { lastly } from "../../platform/database/scope.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { clientScope } from "../../shop/store.ts";
import { placeOf, townOf } from "../locate.ts";
import { loadShopAgenda, offered, slotRequestOf, withRoads } from "./find.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
const LIMIT = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };
const MOST_DAYS = 31;

const text = (most: number) => z.string().trim().max(most, "Ce texte est trop long.").default("");
const degrees = (limit: number) =>
  z.coerce
    .number("Les coordonnées sont incorrectes.")
    .min(-limit)
    .max(limit)
    .nullable()
    .default(null);

/** « gros-electromenager:refrigerateur »; « : » for an appliance that nothing is known of. */
function otherIn(text: string) {
  const [category_id, kind_id = ""] = text.split(":");
  return { category_id: category_id || null, kind_id };
}

const query = z.object({
  kind: z.enum(
    INTERVENTION_TYPES.map(({ name }) => name),
    "Choisissez un type d’intervention.",
  ),
  where: z.enum(LOCATIONS, "Choisissez le lieu de l’intervention."),
  category_id: text(60).refine(
    (id) => id === "" || isCategoryId(id),
    "Cette catégorie n’existe pas.",
  ),
  kind_id: text(60).meta({
    description: "Le type d’appareil, dont la visite peut durer plus longtemps.",
  }),
  others: text(500)
    .transform((list, context) => {
      const others = list.split(",").filter(Boolean).map(otherIn);
      const areKnown = others.every(({ category_id: id }) => id === null || isCategoryId(id));
      if (others.length < MOST_APPLIANCES && areKnown) return others;
      context.addIssue({ code: "custom", message: "Trois autres appareils au plus." });
      return z.NEVER;
    })
    .meta({
      description:
        "Les autres appareils de la même visite, au plus trois, séparés par des virgules ; pour chacun la catégorie, deux points et le type, l’un et l’autre facultatifs.",
    }),
  zip: text(10),
  city: text(120),
  lat: degrees(90),
  lon: degrees(180),
  first: z
    .string()
    .transform((value, context) => {
      const date = parseLocalDate(value);
      if (date) return date;
      context.addIssue({
        code: "custom",
        message: "Une date est attendue, sous la forme AAAA-MM-JJ.",
      });
      return z.NEVER;
    })
    .optional(),
  days: z.coerce.number("Un nombre de jours est attendu.").int().min(1).max(MOST_DAYS).default(14),
});
export type Query = z.infer<typeof query>;

/**
 * The free windows of a shop: `{ slots, first, days, out_of_area, city }`, in the order of the calendar.
 * `out_of_area` says why there is none for an address that the shop does not serve; `city` is the town of the postal
 * code, empty when unknown.
 */
export async function agendaRest(app: FastifyInstance, services: Services): Promise<void> {
  describeDoor(app, SLOTS);
  app.get("/api/v1/shops/:shopId/slots", LIMIT, async (request: Request, reply) => {
    void reply.header("cache-control", "no-store");
    const parsed = query.safeParse(request.query);
    if (!parsed.success) return reply.code(422).send(badQuery(parsed.error));
    const found = await findSlots(services, request.params.shopId, parsed.data);
    if (!found) return notFound(reply);
    // Later weeks are asked for by the same visitor.
    if ((parsed.data.first ?? found.today) <= found.today)
      request.seen = { shop_id: request.params.shopId, step: "hours" };
    return found.answer;
  });
}

/** For the document: programs search as visitors do. */
const SLOTS: DescribedDoor = {
  method: "get",
  path: "/api/v1/shops/{shopId}/slots",
  needs: undefined,
  isPublic: true,
  tag: "Rendez-vous",
  summary: "Chercher les créneaux libres",
  details: "Ceux que la page de l’atelier propose aux visiteurs ; aucune clé n’est demandée.",
  params: SHOP_PARAM,
  query,
  answer: z.object({
    slots: z.array(
      z.object({
        slot_id: z.string(),
        user_id: z.uuid(),
        start_at: anInstantText,
        public_start_at: anInstantText,
        public_end_at: anInstantText,
      }),
    ),
    first: aDateText,
    days: z.int(),
    out_of_area: z.boolean().meta({ description: "L’atelier ne va pas à cette adresse." }),
    skills_apart: z
      .boolean()
      .meta({ description: "Personne ne répare tous ces appareils en une seule visite." }),
    city: z.string(),
  }),
};

export const searchSlots = async (services: Services, shopId: string, asked: Query) =>
  (await findSlots(services, shopId, asked))?.answer;

/** With the day that it is on the shop's clock. */
async function findSlots(services: Services, shopId: string, asked: Query) {
  const { database, clock, routing } = services;
  const scope = clientScope(shopId);
  if (!scope) return undefined;
  const now = clock();
  const place = asked.where === "Atelier" ? null : placeOf(asked);
  const stretch = { first: asked.first, at: now, now, days: asked.days };
  const agenda = await database.withShop(
    scope,
    async (db) => lastly(() => loadShopAgenda(db, scope.shop_id, stretch)),
    "read",
  );
  if (!agenda || ["CLOSED", "DRAFT"].includes(agenda.shop.status)) return undefined;
  const { shop } = agenda;
  const today = dateOf(now, shop.timezone);
  const question = {
    ...asked,
    ...zipsOf(asked),
    category_id: asked.category_id || null,
    place,
    first: asked.first ?? today,
  };
  const request = slotRequestOf(agenda, { question, now });
  const open = isBookable(shop) && shop.booking_rules.online_kinds.includes(asked.kind);
  return {
    today,
    answer: {
      slots: open ? byTime(freeSlots(await withRoads(request, routing))).map(offered) : [],
      first: request.first,
      days: request.days,
      out_of_area: isOutOfArea(request),
      skills_apart: areSkillsApart(request),
      city: asked.where === "Atelier" ? "" : townOf(asked),
    },
  };
}

const zipsOf = ({ zip }: Query) => (zip === "" ? {} : { zips: [zip] });

const badQuery = (error: z.ZodError) => ({
  refused: "bad-input",
  message: "La recherche de créneaux n’est pas complète. Vérifiez les champs signalés.",
  fields: Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message])),
});
