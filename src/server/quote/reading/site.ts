/** The quote as it is read from the tracking page: without an answer, which needs the link sent to the client. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { parseQuoteReference } from "../../../domain/quote/number.ts";
import { openingChoices, type SentFields } from "../../../domain/quote/option/pick.ts";
import { readingCopy } from "../../../domain/quote/reading.ts";
import type { QuoteReadingProps } from "../../../web/site/props.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { findSheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { cardOf } from "../../shop/present.ts";
import { sendQuoteLink } from "../lookup/send-link.ts";
import { loadSentVersion, type SentVersion } from "../read.ts";
import { quotesOfRepairs } from "../store.ts";

type Request = FastifyRequest<{
  Params: { sheetid: string; reference: string };
  Querystring: SentFields;
}>;

const PATH = "/suivi/:sheetid/devis/:reference";
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export async function quoteReadingSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web } = services;

  app.get(PATH, async (request: Request, reply) => {
    const sent = await read(services, request.params);
    return sent
      ? web.page(asSecretPage(reply, "same-origin"), "quote-reading", propsOf(sent, request.query))
      : notFound(reply);
  });

  app.post(`${PATH}/lien`, LIMIT, async (request: Request, reply) => {
    const sent = await read(services, request.params);
    if (!sent) return notFound(reply);
    const { shop_id, id: quote_id } = sent.row;
    if (sent.row.status === "Envoyé") await sendQuoteLink(services, { shop_id, quote_id });
    return web.page(asSecretPage(reply, "same-origin"), "quote-reading", {
      ...propsOf(sent, request.query),
      link_sent: true,
    });
  });
}

async function read(
  { database, clock }: Services,
  { sheetid, reference }: Request["params"],
): Promise<SentVersion | undefined> {
  const sheet = await findSheet(database, sheetid);
  const parsed = parseQuoteReference(reference);
  if (!sheet || !parsed) return undefined;
  return database.withShop(
    sheet.scope,
    async (db) => {
      const quotes = await quotesOfRepairs(db, [sheet.repair_id], clock());
      const quote = quotes.find((one) => one.reference === parsed);
      return quote && loadSentVersion(db, quote.id, clock());
    },
    "read",
  );
}

const propsOf = (
  { row, shop, sheetid, shown, withdrawal_until }: SentVersion,
  sent: SentFields,
): QuoteReadingProps => ({
  status: row.status,
  shop: { ...cardOf(shop), timezone: shop.timezone },
  document: readingCopy(shown),
  choices: openingChoices(shown.lines, sent),
  answered_at: row.answered_at,
  sheetid,
  withdrawn_at: row.withdrawn_at,
  withdrawal_until,
  link_sent: false,
});
