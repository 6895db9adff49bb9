import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { FoundAddress } from "../platform/geocoder.ts";
import { openTowns } from "../platform/towns.ts";
import type { Services } from "../services.ts";

const LIMIT = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };

/** Specification §9: a search begins after four characters. */
const SHORTEST = 5;
const query = z.object({
  q: z.string().trim().max(200).default(""),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
});

/** Addresses for whoever types one. Without the geocoder, the towns we know: a form stays usable. */
export async function clientRest(app: FastifyInstance, { geocoder }: Services): Promise<void> {
  const towns = openTowns();
  app.get("/api/v1/geocode", LIMIT, async (request, reply) => {
    const parsed = query.safeParse(request.query);
    if (!parsed.success)
      return reply
        .code(422)
        .send({ refused: "bad-input", message: "Cette recherche d’adresse est mal formée." });
    const { q, lat, lon } = parsed.data;
    if (q.length < SHORTEST) return { addresses: [] };
    const near = lat === undefined || lon === undefined ? undefined : { lat, lon };
    const answer = await geocoder.search(q, near);
    return { addresses: answer.degraded ? towns.suggest(q).map(townAddress) : answer.addresses };
  });
}

const townAddress = ({
  name,
  zip,
  lat,
  lon,
}: ReturnType<ReturnType<typeof openTowns>["suggest"]>[number]): FoundAddress => ({
  label: `${zip} ${name}`,
  street: "",
  zip,
  city: name,
  country: "France",
  lat,
  lon,
  score: 0,
});
