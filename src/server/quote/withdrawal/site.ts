/** « Renoncer au contrat ici »: a page with a plain form, reached from the quote and from the tracking page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { owedBackTexts } from "../../../domain/quote/conclusion/owed.ts";
import { refundBy, type WithdrawalVia } from "../../../domain/quote/conclusion/withdraw.ts";
import { parseQuoteReference } from "../../../domain/quote/number.ts";
import { parseWithdrawal } from "../../../domain/quote/input.ts";
import type { QuoteWithdrawalProps } from "../../../web/site/props.ts";
import { changeContext } from "../../platform/change.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { findSheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { cardOf } from "../../shop/present.ts";
import { findQuote, loadSentVersion, type LinkedQuote, type SentVersion } from "../read.ts";
import { quotesOfRepairs } from "../store.ts";
import { loadWithdrawal, type WithdrawnRow } from "./store.ts";
import { withdrawQuoteById } from "./withdraw.ts";

type Params = { quoteid?: string; sheetid?: string; reference?: string };
type Request = FastifyRequest<{ Params: Params }>;

const PATHS = ["/quote/:quoteid/renoncer", "/suivi/:sheetid/devis/:reference/renoncer"];
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export async function withdrawalSite(app: FastifyInstance, services: Services): Promise<void> {
  for (const path of PATHS) {
    app.get(path, LIMIT, async (request: Request, reply) => {
      const linked = await find(services, request.params);
      return linked ? show(services, { request, reply, linked }) : notFound(reply);
    });
    app.post(path, LIMIT, async (request: Request, reply) => {
      const linked = await find(services, request.params);
      if (!linked) return notFound(reply);
      const said = parseWithdrawal(request.body);
      const refusal = isRefusal(said) ? said : await withdraw(services, request, linked, said);
      return show(services, { request, reply, linked, refusal });
    });
  }
}

type Linked = LinkedQuote & { via: WithdrawalVia };

/** The quote behind either link. */
async function find(
  { database, clock }: Services,
  { quoteid, sheetid = "", reference = "" }: Params,
): Promise<Linked | undefined> {
  if (quoteid !== undefined) {
    const linked = await findQuote(database, quoteid);
    return linked && { ...linked, via: "quote" };
  }
  const sheet = await findSheet(database, sheetid);
  const parsed = parseQuoteReference(reference);
  if (!sheet || !parsed) return undefined;
  const { scope, repair_id } = sheet;
  const quotes = await database.withShop(
    scope,
    (db) => quotesOfRepairs(db, [repair_id], clock()),
    "read",
  );
  const quote = quotes.find((one) => one.reference === parsed);
  return quote && { scope, quote_id: quote.id, via: "tracking" };
}

/** The refusal when there is one. */
async function withdraw(
  services: Services,
  request: Request,
  { scope, quote_id: id, via }: Linked,
  said: { name: string; email: string },
): Promise<Refusal | undefined> {
  const user_agent = request.headers["user-agent"] ?? "";
  const renouncing = { ...said, id, via, ip: request.ip, user_agent };
  const context = changeContext(services, scope);
  const done = await services.database.withShop(scope, (db) =>
    withdrawQuoteById(db, renouncing, context),
  );
  return isRefusal(done) ? done : undefined;
}

type Shown = { request: Request; reply: FastifyReply; linked: Linked; refusal?: Refusal };

async function show(
  { web, database, clock }: Services,
  { request, reply, linked, refusal }: Shown,
): Promise<FastifyReply> {
  const [sent, withdrawal] = await database.withShop(
    linked.scope,
    async (db) =>
      [
        await loadSentVersion(db, linked.quote_id, clock()),
        await loadWithdrawal(db, linked.quote_id),
      ] as const,
    "read",
  );
  if (!sent) return notFound(reply);
  const page = asSecretPage(reply, "same-origin").code(refusal ? 422 : 200);
  const back = request.url.replace(/\/renoncer.*$/, "");
  return web.page(page, "quote/withdrawal", {
    ...propsOf(sent, { back, refusal }),
    owed_back: withdrawal ? owedBackOf(sent, withdrawal) : [],
  });
}

const owedBackOf = ({ row, shop }: SentVersion, withdrawal: WithdrawnRow): string[] =>
  owedBackTexts(
    { ...withdrawal, early_start: row.answer?.early_start === true },
    refundBy(withdrawal.at, shop.timezone),
  );

const propsOf = (
  { row, shop, document, withdrawal_until }: SentVersion,
  { back, refusal }: { back: string; refusal: Refusal | undefined },
): Omit<QuoteWithdrawalProps, "owed_back"> => ({
  shop: { ...cardOf(shop), timezone: shop.timezone, email: shop.email },
  reference: document.reference,
  subject: document.subject,
  agreed_on: row.answer?.agreed_on ?? null,
  until: withdrawal_until,
  withdrawn_at: row.withdrawn_at,
  back,
  action: `${back}/renoncer`,
  refusal: refusal?.refused ?? null,
});
