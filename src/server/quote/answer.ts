/** What accepting and refusing share: the locked quote, its evidence, the journal and the letter to the shop. */
import { fullName } from "../../domain/client/names.ts";
import type { Cents } from "../../domain/money.ts";
import { senderOf } from "../../domain/message/sender.ts";
import {
  agreedDocument,
  type AcceptedQuote,
  type Quote,
  type RefusedQuote,
} from "../../domain/quote/quote.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import type { Instant } from "../../domain/time.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { advanceRepair, appendItems } from "../repair/store.ts";
import { loadRepairFile, type RepairFile } from "./document/parties.ts";
import { notify } from "../message/notification/store.ts";
import { sealAnswer } from "./seal.ts";
import { insertSignedLines } from "./billed/store.ts";
import { lockQuote } from "./store.ts";
import { insertAnswer, type AnswerOrigin } from "./answer/store.ts";

/** What came from the client's browser with an answer. */
export type ClientAnswer = AnswerOrigin & { id: string; document_sha256: string };

export type AnswerableQuote = {
  quote: Quote;
  quoteid: string;
  amends_id: string | null;
  file: RepairFile;
};

/** Undefined for no such quote. */
export async function lockForAnswer(
  db: ShopDb,
  id: string,
  at: Instant,
): Promise<AnswerableQuote | undefined> {
  const row = await lockQuote(db, id);
  const file = row && (await loadRepairFile(db, row.repair_id, at));
  const { quoteid = "", amends_id = null } = row ?? {};
  return row && file && { quote: quoteOf(row), quoteid, amends_id, file };
}

type Decided = {
  file: RepairFile;
  quote: AcceptedQuote | RefusedQuote;
  from: AnswerOrigin;
};

/** Stores the answer, writes it in the journal and moves the repair on. */
export async function recordAnswer(
  db: ShopDb,
  { file, quote, from }: Decided,
  { at, author, ledgerKey }: ChangeContext,
): Promise<void> {
  const shop_id = file.shop.id;
  const { repair_id } = quote;
  await insertAnswer(db, { shop_id, quote, from });
  if (quote.status === "Accepté") await insertSignedLines(db, { shop_id, quote });
  await appendItems(db, { shop_id, repair_id, author, at }, [itemOf(quote)]);
  const event = quote.status === "Accepté" ? "quote-accepted" : "quote-refused";
  await advanceRepair(db, repair_id, { event, author, at });
  await notify(db, {
    kind: "quote-answered",
    about: aboutAnswer(file, quote),
    repair_id,
    author,
    at,
  });
  await sealAnswer(db, { quote_id: quote.id, version: quote.version }, { at, ledgerKey });
}

const aboutAnswer = ({ client }: RepairFile, quote: AcceptedQuote | RefusedQuote) => ({
  client: fullName(client),
  reference: quote.reference,
  ...(quote.status === "Accepté"
    ? { accepted: true, amount: totalOf(quote) }
    : { accepted: false, reason: quote.reason }),
});

function itemOf(quote: AcceptedQuote | RefusedQuote): JournalItem {
  const { id: quote_id, reference, version } = quote;
  const named = { quote_id, reference, version };
  return quote.status === "Accepté"
    ? {
        type: "QuoteAccepted",
        payload: { ...named, total_incl: totalOf(quote) },
      }
    : { type: "QuoteRefused", payload: { ...named, reason: quote.reason } };
}

/** The parts of a letter to the shop about an answer. */
export const letterToShop = (
  { shop, client, repair }: RepairFile,
  quote: AcceptedQuote | RefusedQuote,
  { origin }: ChangeContext,
) => ({
  to: shop.email,
  shop: senderOf(shop),
  url: `${origin}/app/sheet/${repair.id}`,
  client: fullName(client),
  reference: quote.reference,
  total_incl: totalOf(quote),
});

const totalOf = (quote: AcceptedQuote | RefusedQuote): Cents =>
  (quote.status === "Accepté" ? agreedDocument(quote) : quote.document).totals.total_incl;
