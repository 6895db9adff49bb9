/** Sends the link by which a quote is signed, to the e-mail on file only. */
import { quoteLink } from "../../../domain/message/link.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import { changeContext } from "../../platform/change.ts";
import { mayResend } from "../../repair/lookup/send-link.ts";
import type { LookupContact } from "../../repair/lookup/store.ts";
import type { Services } from "../../services.ts";
import { clientScope } from "../../shop/store.ts";
import { loadRepairFile } from "../document/parties.ts";
import { loadQuote } from "../store.ts";
import { lookUpQuotes } from "./store.ts";

export async function sendQuoteLinks(services: Services, contact: LookupContact): Promise<void> {
  for (const found of await lookUpQuotes(services.database, contact))
    await sendQuoteLink(services, found);
}

export async function sendQuoteLink(
  services: Services,
  { shop_id, quote_id }: { shop_id: string; quote_id: string },
): Promise<void> {
  const scope = clientScope(shop_id);
  if (!scope || !(await mayResend(services.database, quote_id))) return;
  const { at, origin } = changeContext(services, scope);
  await services.database.withShop(scope, async (db) => {
    const row = await loadQuote(db, quote_id, at);
    const file = row && (await loadRepairFile(db, row.repair_id, at));
    if (!file || row.reference === null) return;
    const { reference, quoteid, repair_id } = row;
    const { shop, kind_id } = file;
    const url = `${origin}/quote/${quoteid}`;
    const email = quoteLink({
      to: file.client.email,
      shop: senderOf(shop),
      url,
      kind_id,
      reference,
    });
    await queueEmail(db, email, { at, repair_id });
  });
}
