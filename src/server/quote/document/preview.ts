/** The PDF of a draft as sending would freeze it now: the last look before a legal offer leaves. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { quoteDocument } from "../../../domain/quote/document.ts";
import { isDraft } from "../../../domain/quote/quote.ts";
import { quoteOf } from "../../../domain/quote/record.ts";
import { addDays, dateOf, type Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { sha256 } from "../../platform/sha256.ts";
import { loadQuote } from "../store.ts";
import { circumstancesIn, loadRepairFile } from "./parties.ts";
import type { Printed } from "./pdf.ts";
import { quotePrint } from "./quote.ts";

/** Undefined for a quote that was sent in this version, and for none. */
export async function previewOf(
  db: ShopDb,
  id: string,
  { at, scope }: { at: Instant; scope: ShopScope },
): Promise<Printed | undefined> {
  const row = await loadQuote(db, id, at);
  const quote = row && quoteOf(row);
  const file = quote && isDraft(quote) && (await loadRepairFile(db, quote.repair_id, at));
  if (!quote || !file) return undefined;
  const zone = file.shop.timezone;
  const issued_on = dateOf(at, zone);
  const document = quoteDocument({
    ...circumstancesIn(file),
    quote,
    reference: quote.reference ?? "(brouillon)",
    issued_on,
    valid_until: addDays(issued_on, quote.validity_days),
  });
  return {
    key: `preview ${id} ${sha256(JSON.stringify(document))}`,
    at,
    head: { scope, seller: document.seller },
    print: () => quotePrint({ document, link: null, agreement: null, zone }),
  };
}
