/** What a quote of the demonstration says: the travel, the labour, the part, the bonus. */
import { isRefusal } from "../../domain/decision.ts";
import { ONE, share } from "../../domain/money.ts";
import type { DraftContent } from "../../domain/quote/input.ts";
import type { QuoteLine } from "../../domain/quote/line.ts";
import { eligibleBonus } from "../../domain/shop/bonus/eligible.ts";
import type { Labelled } from "../../domain/shop/bonus/label.ts";
import type { LocalDate } from "../../domain/time.ts";
import type { Breakdown } from "./breakdowns.ts";
import { idOf } from "./chance.ts";
import type { Outcome, Story } from "./story.ts";

export const contentOf = (
  { breakdown, label, outcome, client }: Story,
  shop: Labelled,
  day: LocalDate,
): DraftContent => ({
  subject: `Réparation ${breakdown.brand} ${breakdown.model}`,
  lines: linesOf({ label, outcome, breakdown: bringsBonus({ breakdown, client, shop, day }) }),
  discount: 0,
  deposit: 0,
  // Some clients think too long.
  validity_days: outcome === "expired" ? 1 : 30,
  keeps_parts: false,
  urgent_on_request: false,
  notes: breakdown.finding,
});

type Offered = Pick<Story, "breakdown" | "client"> & { shop: Labelled; day: LocalDate };

/** Without its bonus for a company, or in a shop without the label. */
function bringsBonus({ breakdown, client, shop, day }: Offered): Breakdown {
  const appliance = { kind_id: breakdown.kind_id, underwarranty: false };
  const bonus = eligibleBonus({ shop, day, client_type: client.type, appliance });
  return isRefusal(bonus) ? { ...breakdown, bonus: 0 } : breakdown;
}

type Priced = Pick<QuoteLine, "kind" | "label" | "unit" | "unit_price"> & Partial<QuoteLine>;

function linesOf({
  breakdown,
  label,
  outcome,
}: Pick<Story, "breakdown" | "label" | "outcome">): QuoteLine[] {
  const { part, labour, bonus } = breakdown;
  const lines: Priced[] = [
    { kind: "travel", label: "Déplacement, zone 1", unit: "forfait", unit_price: 3_250 },
    { kind: "labour", label: "Main-d’œuvre", unit: "h", unit_price: 5_833, quantity: labour },
  ];
  if (part) lines.push(...partLines(part, CHOOSING.includes(outcome)));
  if (bonus > 0)
    lines.push({
      kind: "bonus",
      label: "Bonus réparation",
      unit: "forfait",
      unit_price: bonus,
      vat_rate: 0,
    });
  return lines.map((line) => ({
    id: idOf(`${label} line ${line.label} ${line.option?.alternative ?? ""}`),
    quantity: ONE,
    vat_rate: 2_000,
    discount: 0,
    ...line,
  }));
}

/** In these the client may take a part out of another machine instead of a new one. */
const CHOOSING: readonly Outcome[] = ["drafted", "sent", "accepted"];
/** What is worth taking out of another machine; what wears out is not. */
const KEEPS = /^(Pompe|Carte|Ventilateur|Clavier|Groupe)/;
const USED_SHARE = 5_500;

function partLines(
  { label, price }: NonNullable<Breakdown["part"]>,
  isChoosing: boolean,
): Priced[] {
  const part = { kind: "part" as const, label, unit: "u", unit_price: price };
  if (label.includes("recondition")) return [{ ...part, condition: "used" }];
  const fresh = { ...part, condition: "new" as const };
  if (!isChoosing || !KEEPS.test(label)) return [fresh];
  const of = (alternative: string, proposed: boolean) => ({
    option: { group: "Pièce", alternative, proposed },
  });
  const unit_price = share(price, USED_SHARE);
  return [
    { ...fresh, ...of("Neuve", true) },
    { ...part, unit_price, condition: "used", ...of("Réemploi", false) },
  ];
}
