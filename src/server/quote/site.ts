/** The quote as its client reads it: found by its reference, read and answered behind its unguessable link. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { clean } from "../../domain/validation.ts";
import { parseEmail } from "../../domain/client/email.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { NAME_LIMIT, STROKES_LIMIT } from "../../domain/quote/evidence.ts";
import { parseQuoteReference } from "../../domain/quote/number.ts";
import type { LookupError, QuoteProps } from "../../web/site/props.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { isRateLimited } from "../platform/limit.ts";
import { notFound } from "../platform/not-found.ts";
import { publicOrigin } from "../platform/origin.ts";
import { changeContext, type ChangeContext } from "../platform/change.ts";
import type { Services } from "../services.ts";
import { cardOf } from "../shop/present.ts";
import { openPrinter } from "./document/pdf.ts";
import { sendQuotePdf } from "./document/sent.ts";
import { acceptQuoteById, refuseQuoteById, type Answer } from "./accept.ts";
import { findQuote, loadSentVersion, lookUpQuote, type SentVersion } from "./read.ts";

type QuoteRequest = FastifyRequest<{ Params: { quoteid: string } }>;

const MINUTE_MS = 60_000;
const limited = (max: number) => ({ config: { rateLimit: { max, timeWindow: MINUTE_MS } } });

export async function quoteSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web } = services;
  const means = { printer: openPrinter(services.pdf), origin: publicOrigin(services.config) };

  app.get("/quote", (_request, reply) =>
    web.page(reply, "quote-lookup", { reference: "", error: null }),
  );

  app.post("/quote", async (request, reply) => {
    const form = lookup.safeParse(request.body);
    const { reference, contact } = form.success ? form.data : { reference: "", contact: "" };
    const found = await lookUp(services, { reference, contact, ip: request.ip });
    if ("quoteid" in found) return reply.redirect(`/quote/${found.quoteid}`, 303);
    // Not "no-referrer": the next try would leave this page under the origin "null", and be refused.
    void reply.header("cache-control", "no-store").code(STATUS[found.error]);
    return web.page(reply, "quote-lookup", { reference, error: found.error });
  });

  app.get("/quote/:quoteid", async (request: QuoteRequest, reply) => {
    const sent = await read(services, request.params.quoteid);
    return sent ? web.page(privately(reply), "quote", propsOf(sent)) : notFound(reply);
  });

  app.get("/quote/:quoteid/devis.pdf", limited(30), async (request: QuoteRequest, reply) => {
    const sent = await read(services, request.params.quoteid);
    return sent ? sendQuotePdf(privately(reply), sent, means) : notFound(reply);
  });

  app.post("/quote/:quoteid/accept", limited(20), (request: QuoteRequest, reply) =>
    receive(services, { request, reply, shape: agreement }, (db, given, changing) =>
      acceptQuoteById(db, given, changing),
    ),
  );

  app.post("/quote/:quoteid/refuse", limited(20), (request: QuoteRequest, reply) =>
    receive(services, { request, reply, shape: refusal }, (db, given, changing) =>
      refuseQuoteById(db, given, changing),
    ),
  );
}

/** Behind a secret address: kept nowhere, indexed nowhere, named to no other site. */
const privately = (reply: FastifyReply): FastifyReply =>
  reply
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .header("referrer-policy", "no-referrer");

async function read(
  { database, clock }: Services,
  quoteid: string,
): Promise<SentVersion | undefined> {
  const door = await findQuote(database, quoteid);
  if (!door) return undefined;
  const load = (db: ShopDb) => loadSentVersion(db, door.quote_id, clock());
  return database.withShop(door.scope, load, "read");
}

const propsOf = ({ row, shop, sheetid, document, document_sha256 }: SentVersion): QuoteProps => ({
  quoteid: row.quoteid,
  status: row.status,
  shop: { ...cardOf(shop), timezone: shop.timezone, has_cgv: shop.cgv.trim() !== "" },
  document,
  document_sha256,
  answered_at: row.answered_at,
  sheetid,
  pdf_url: `/quote/${row.quoteid}/devis.pdf`,
});

const text = (most: number) => z.string().max(most).transform(clean);

const lookup = z.object({ reference: text(40), contact: text(254) });

const sha = z.string().regex(/^[0-9a-f]{64}$/);
const agreement = z.object({
  document_sha256: sha,
  name: text(NAME_LIMIT),
  signature: z
    .union([
      z.object({ kind: z.literal("drawn"), strokes: z.string().max(STROKES_LIMIT) }),
      z.object({ kind: z.literal("typed"), text: text(NAME_LIMIT) }),
    ])
    .nullish()
    .transform((signature) => signature ?? null),
  consents: z.array(text(500)).max(10).default([]),
});
const refusal = z.object({ document_sha256: sha, reason: text(4_000) });

type Received<Given> = { request: QuoteRequest; reply: FastifyReply; shape: z.ZodType<Given> };
type Decide<Given> = (
  db: ShopDb,
  given: Given & Answer & { id: string },
  changing: ChangeContext,
) => Promise<object | Refusal | undefined>;

const BAD_INPUT = {
  refused: "bad-input",
  message: "Votre réponse est incomplète ou mal formée. Rien n’a été enregistré.",
};

/** One answer of a client: read, decided with the quote held, kept; 409 with the word of a refusal. */
async function receive<Given extends { document_sha256: string }>(
  services: Services,
  { request, reply, shape }: Received<Given>,
  decide: Decide<Given>,
): Promise<FastifyReply> {
  const { database } = services;
  const door = await findQuote(database, request.params.quoteid);
  if (!door) return notFound(reply);
  const parsed = shape.safeParse(request.body);
  if (!parsed.success) return privately(reply).code(400).send(BAD_INPUT);
  const { scope, quote_id: id } = door;
  const changing = changeContext(services, scope);
  const user_agent = request.headers["user-agent"] ?? "";
  const given = { ...parsed.data, id, ip: request.ip, user_agent };
  const outcome = await database.withShop(scope, (db) => decide(db, given, changing));
  if (!outcome) return notFound(reply);
  if (isRefusal(outcome)) return privately(reply).code(409).send(outcome);
  return privately(reply).send({ answered_at: changing.at });
}

const STATUS: Record<LookupError, number> = { missing: 422, "not-found": 404, "too-many": 429 };

type Asked = { reference: string; contact: string; ip: string };

async function lookUp(
  { database }: Services,
  { reference, contact, ip }: Asked,
): Promise<{ quoteid: string } | { error: LookupError }> {
  if (!reference || !contact) return { error: "missing" };
  if (await isRateLimited(database, { what: "quote", ip, contact })) return { error: "too-many" };
  const asked = parseQuoteReference(reference);
  const email = parseEmail(contact) ?? "";
  const phone = parsePhone(contact) ?? "";
  if (!asked || !(email || phone)) return { error: "not-found" };
  const quoteid = await lookUpQuote(database, { reference: asked, email, phone });
  return quoteid ? { quoteid } : { error: "not-found" };
}
