/** The quote as its client reads and answers it, through its unguessable link. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import type { Device } from "../../domain/quote/evidence.ts";
import { parseAcceptance, parseRefusal } from "../../domain/quote/input.ts";
import type { BadInput } from "../../domain/validation.ts";
import type { QuoteProps } from "../../web/site/props.ts";
import { checkSession } from "../account/session/store.ts";
import { changeContext, type ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { tokenIn } from "../platform/http/session-cookie.ts";
import { asSecretPage } from "../platform/http/secret-page.ts";
import { notFound } from "../platform/not-found.ts";
import { publicOrigin } from "../platform/origin.ts";
import type { Services } from "../services.ts";
import { cardOf } from "../shop/present.ts";
import { acceptQuoteById } from "./accept.ts";
import type { ClientAnswer } from "./answer.ts";
import { openPrinter } from "./document/pdf.ts";
import { sendQuotePdf } from "./document/sent.ts";
import { quoteLookupSite } from "./lookup/site.ts";
import { quoteReadingSite } from "./reading/site.ts";
import { findQuote, loadSentVersion, type SentVersion } from "./read.ts";
import { refuseQuoteById } from "./refuse.ts";

type QuoteRequest = FastifyRequest<{ Params: { quoteid: string } }>;

const MINUTE_MS = 60_000;
const limited = (max: number) => ({ config: { rateLimit: { max, timeWindow: MINUTE_MS } } });

export async function quoteSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web } = services;
  const means = { printer: openPrinter(services.pdf), origin: publicOrigin(services.config) };

  await quoteLookupSite(app, services);
  await quoteReadingSite(app, services);

  app.get("/quote/:quoteid", async (request: QuoteRequest, reply) => {
    const sent = await read(services, request.params.quoteid);
    return sent ? web.page(asSecretPage(reply), "quote", propsOf(sent)) : notFound(reply);
  });

  app.get("/quote/:quoteid/devis.pdf", limited(30), async (request: QuoteRequest, reply) => {
    const sent = await read(services, request.params.quoteid);
    return sent ? sendQuotePdf(asSecretPage(reply), sent, means) : notFound(reply);
  });

  app.post("/quote/:quoteid/accept", limited(20), (request: QuoteRequest, reply) =>
    answer(services, { request, reply, parse: parseAcceptance }, acceptQuoteById),
  );

  app.post("/quote/:quoteid/refuse", limited(20), (request: QuoteRequest, reply) =>
    answer(services, { request, reply, parse: parseRefusal }, refuseQuoteById),
  );
}

async function read(
  { database, clock }: Services,
  quoteid: string,
): Promise<SentVersion | undefined> {
  const linked = await findQuote(database, quoteid);
  if (!linked) return undefined;
  const load = (db: ShopDb) => loadSentVersion(db, linked.quote_id, clock());
  return database.withShop(linked.scope, load, "read");
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

type AnswerRequest<Input> = {
  request: QuoteRequest;
  reply: FastifyReply;
  parse: (body: unknown) => Input | BadInput;
};
type AnswerVerb<Input> = (
  db: ShopDb,
  answer: Input & ClientAnswer,
  context: ChangeContext,
) => Promise<object | Refusal | undefined>;

const BAD_INPUT = {
  refused: "bad-input",
  message: "Votre réponse est incomplète ou mal formée. Rien n’a été enregistré.",
};

async function answer<Input extends { document_sha256: string }>(
  services: Services,
  { request, reply, parse }: AnswerRequest<Input>,
  verb: AnswerVerb<Input>,
): Promise<FastifyReply> {
  const linked = await findQuote(services.database, request.params.quoteid);
  if (!linked) return notFound(reply);
  const input = parse(request.body);
  if (isRefusal(input)) return asSecretPage(reply).code(400).send(BAD_INPUT);
  const { scope, quote_id: id } = linked;
  const context = changeContext(services, scope);
  const user_agent = request.headers["user-agent"] ?? "";
  const device = await deviceOf(services, request, scope.shop_id);
  const given = { ...input, id, ip: request.ip, user_agent, device };
  const outcome = await services.database.withShop(scope, (db) => verb(db, given, context));
  if (!outcome) return notFound(reply);
  if (isRefusal(outcome))
    return asSecretPage(reply)
      .code(outcome.refused === "consents-missing" ? 422 : 409)
      .send(outcome);
  return asSecretPage(reply).send({ answered_at: context.at });
}

/** The evidence says whether the answer came from a browser with a session of the shop. */
async function deviceOf(
  { database, config }: Services,
  request: FastifyRequest,
  shop_id: string,
): Promise<Device> {
  const token = tokenIn(config, request);
  const visitor = token ? await checkSession(database, token) : undefined;
  return visitor && (visitor.role === "ADMIN" || visitor.shop_id === shop_id) ? "shop" : "client";
}
