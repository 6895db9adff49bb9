/** What a form asks while somebody types: addresses, where one stands, whether an e-mail is read. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { EMAIL_MAX, parseEmail } from "../../domain/client/email.ts";
import type { FoundAddress } from "../platform/geocoder.ts";
import { openTowns, type Town } from "../platform/towns.ts";
import type { Services } from "../services.ts";

const LIMIT = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };
/** Each one costs another company a conversation with a mail server. */
const EMAIL_LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

/** Specification §9: a search begins after four characters. */
const SHORTEST = 5;
const degrees = (limit: number) =>
  z.string().trim().min(1).transform(Number).pipe(z.number().min(-limit).max(limit));
const search = z.object({
  q: z.string().trim().max(200).default(""),
  lat: degrees(90).optional(),
  lon: degrees(180).optional(),
});
const position = z.object({ lat: degrees(90), lon: degrees(180) });
const toCheck = z.object({ to_email: z.string().max(EMAIL_MAX * 2) });

export async function clientRest(app: FastifyInstance, services: Services): Promise<void> {
  const { geocoder, reachability } = services;
  const towns = openTowns();

  /** Addresses for whoever types one. Without the geocoder, the towns we know: a form stays usable. */
  app.get("/api/v1/geocode", LIMIT, async (request, reply) => {
    const parsed = search.safeParse(request.query);
    if (!parsed.success) return badInput(reply, "Cette recherche d’adresse est mal formée.");
    const { q, ...near } = parsed.data;
    if (q.length < SHORTEST) return { addresses: [] };
    const answer = await geocoder.search(q, placeOf(near));
    return answer.degraded ? withTowns(towns.suggest(q)) : { addresses: answer.addresses };
  });

  app.get("/api/v1/geocode/reverse", LIMIT, async (request, reply) => {
    const parsed = position.safeParse(request.query);
    if (!parsed.success) return badInput(reply, "Cette position est mal formée.");
    const answer = await geocoder.reverse(parsed.data);
    return answer.degraded
      ? withTowns(towns.nearest(parsed.data))
      : { addresses: answer.addresses };
  });

  app.post("/api/v1/email-check", EMAIL_LIMIT, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    if (!request.visitor)
      return reply
        .code(401)
        .send({ refused: "not-signed-in", message: "Vous devez vous connecter." });
    const parsed = toCheck.safeParse(request.body);
    if (!parsed.success) return badInput(reply, "Aucune adresse e-mail n’est donnée à vérifier.");
    const email = parseEmail(parsed.data.to_email);
    return { is_reachable: email ? await reachability.check(email) : "invalid" };
  });
}

const badInput = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(422).send({ refused: "bad-input", message });

type Near = { lat?: number | undefined; lon?: number | undefined };

const placeOf = ({ lat, lon }: Near) =>
  lat === undefined || lon === undefined ? undefined : { lat, lon };

/** `degraded`: the addresses of the service are not known, so that finding none means nothing. */
const withTowns = (found: readonly Town[]) => ({
  addresses: found.map(townAddress),
  degraded: true,
});

const townAddress = ({ name, zip, lat, lon }: Town): FoundAddress => ({
  label: `${zip} ${name}`,
  street: "",
  zip,
  city: name,
  country: "France",
  lat,
  lon,
  score: 0,
});
