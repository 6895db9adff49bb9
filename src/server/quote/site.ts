/** The quote as its client reads and answers it, through its unguessable link. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import type { AcceptRefusal } from "../../domain/quote/accept.ts";
import type { Device } from "../../domain/quote/evidence.ts";
import {
  parseAcceptance,
  parseRefusal,
  type AcceptanceInput,
  type RefusalInput,
} from "../../domain/quote/input.ts";
import { openingChoices, type SentFields } from "../../domain/quote/option/pick.ts";
import { codeContact, maskContact } from "../../domain/quote/signing-code/code.ts";
import type { BadInput } from "../../domain/validation.ts";
import type { QuoteProps } from "../../web/site/props.ts";
import { loadClients } from "../client/store.ts";
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
import { findQuote, loadSentVersion, type LinkedQuote, type SentVersion } from "./read.ts";
import { refuseQuoteById } from "./refuse.ts";
import { confirmSigningCode } from "./signing-code/confirm.ts";
import { paperSite } from "./paper/site.ts";
import { signingCodeSite } from "./signing-code/site.ts";
import { withdrawalSite } from "./withdrawal/site.ts";

type QuoteRequest = FastifyRequest<{ Params: { quoteid: string }; Querystring: SentFields }>;

const MINUTE_MS = 60_000;
const limited = (max: number) => ({ config: { rateLimit: { max, timeWindow: MINUTE_MS } } });

export async function quoteSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web } = services;
  const means = { printer: openPrinter(services), origin: publicOrigin(services.config) };

  await quoteLookupSite(app, services);
  await quoteReadingSite(app, services);
  await signingCodeSite(app, services);
  await withdrawalSite(app, services);
  await paperSite(app, services);

  app.get("/quote/:quoteid", async (request: QuoteRequest, reply) => {
    const sent = await read(services, request.params.quoteid);
    return sent
      ? web.page(asSecretPage(reply), "quote", propsOf(sent, request.query))
      : notFound(reply);
  });

  app.get("/quote/:quoteid/devis.pdf", limited(30), async (request: QuoteRequest, reply) => {
    const sent = await read(services, request.params.quoteid);
    return sent
      ? sendQuotePdf(asSecretPage(reply), sent, { ...means, scope: sent.scope })
      : notFound(reply);
  });

  app.post("/quote/:quoteid/accept", limited(20), (request: QuoteRequest, reply) =>
    answer(services, { request, reply, parse: parseAcceptance }, acceptWithCode),
  );

  app.post("/quote/:quoteid/refuse", limited(20), (request: QuoteRequest, reply) =>
    answer(services, { request, reply, parse: parseRefusal }, refuseInShop),
  );
}

type ReadQuote = SentVersion & Pick<QuoteProps, "code_contact"> & { scope: ShopScope };

async function read(
  { database, clock }: Services,
  quoteid: string,
): Promise<ReadQuote | undefined> {
  const linked = await findQuote(database, quoteid);
  if (!linked) return undefined;
  const load = async (db: ShopDb) => {
    const sent = await loadSentVersion(db, linked.quote_id, clock());
    const { scope } = linked;
    return sent && { ...sent, scope, code_contact: await codeContactOf(db, sent) };
  };
  return database.withShop(linked.scope, load, "read");
}

async function codeContactOf(
  db: ShopDb,
  { shop, row: { status, client_id } }: SentVersion,
): Promise<string | null> {
  if (!shop.signature_code || status !== "Envoyé") return null;
  const [client] = await loadClients(db, [client_id]);
  const contact = client && codeContact(client);
  return contact ? maskContact(contact) : "";
}

const propsOf = (
  {
    row,
    shop,
    sheetid,
    shown: document,
    document_sha256,
    code_contact,
    withdrawal_until,
  }: ReadQuote,
  sent: SentFields,
): QuoteProps => ({
  quoteid: row.quoteid,
  status: row.status,
  shop: { ...cardOf(shop), timezone: shop.timezone, has_cgv: shop.cgv.trim() !== "" },
  document,
  choices: openingChoices(document.lines, sent),
  document_sha256,
  answered_at: row.answered_at,
  sheetid,
  withdrawn_at: row.withdrawn_at,
  withdrawal_until,
  pdf_url: `/quote/${row.quoteid}/devis.pdf`,
  code_contact,
});

type AnswerRequest<Input> = {
  request: QuoteRequest;
  reply: FastifyReply;
  parse: (body: unknown) => Input | BadInput;
};
type Answered<Input> = { linked: LinkedQuote; given: Input & ClientAnswer; context: ChangeContext };
type AnswerVerb<Input> = (
  services: Services,
  answered: Answered<Input>,
) => Promise<object | Refusal | undefined>;

/** The code is confirmed first, in a transaction of its own. */
const acceptWithCode: AnswerVerb<AcceptanceInput> = async (services, answered) => {
  const { linked, given, context } = answered;
  const confirmed = await confirmSigningCode(services, linked, given);
  if (!confirmed || isRefusal(confirmed)) return confirmed;
  const acceptance = { ...given, code: confirmed.proof };
  return services.database.withShop(linked.scope, (db) => acceptQuoteById(db, acceptance, context));
};

const refuseInShop: AnswerVerb<RefusalInput> = ({ database }, { linked, given, context }) =>
  database.withShop(linked.scope, (db) => refuseQuoteById(db, given, context));

/** What is missing from an acceptance, where 409 says that the quote is no longer the one on screen. */
const INCOMPLETE: readonly string[] = [
  "consents-missing",
  "choice-missing",
  "choice-unknown",
  "choice-twice",
  "code-missing",
  "code-wrong",
  "code-expired",
  "code-spent",
] satisfies AcceptRefusal[];

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
  const outcome = await verb(services, { linked, given, context });
  if (!outcome) return notFound(reply);
  if (isRefusal(outcome))
    return asSecretPage(reply)
      .code(INCOMPLETE.includes(outcome.refused) ? 422 : 409)
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
