/** The boxes that a client ticks on the shop's screen, from the frozen document. */
import { isRefusal } from "../../../domain/decision.ts";
import { consentsOf, type Consent } from "../../../domain/quote/consents.ts";
import type { ConclusionPlace } from "../../../domain/quote/evidence.ts";
import { choiceText, documentWith } from "../../../domain/quote/option/agreed.ts";
import { checkChoices } from "../../../domain/quote/option/choose.ts";
import { proposedChoices } from "../../../domain/quote/option/groups.ts";
import type { Choice } from "../../../domain/quote/option/option.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import type { QuoteRow } from "../store.ts";

type Signing = { conclusion_place: ConclusionPlace; choices: readonly Choice[] | null };

/** None for a quote that was not sent. Of what the shop proposes, until every choice is made. */
export async function consentsAt(
  db: ShopDb,
  { shop_id, document }: QuoteRow,
  { conclusion_place, choices }: Signing,
): Promise<Consent[]> {
  const shop = document && (await loadShop(db, shop_id));
  if (!document || !shop) return [];
  const checked = checkChoices(document.lines, choices);
  const chosen = isRefusal(checked) ? proposedChoices(document.lines) : checked;
  return consentsOf(documentWith(document, chosen), {
    has_cgv: shop.cgv.trim() !== "",
    conclusion_place,
    choice: choiceText(document, chosen),
  });
}
