/** What a quote of the demonstration says: the travel, the labour, the part, the bonus. */
import { isRefusal } from "../../domain/decision.ts";
import { ONE } from "../../domain/money.ts";
import type { DraftContent } from "../../domain/quote/input.ts";
import type { QuoteLine } from "../../domain/quote/line.ts";
import { eligibleBonus } from "../../domain/shop/bonus/eligible.ts";
import type { Labelled } from "../../domain/shop/bonus/label.ts";
import type { LocalDate } from "../../domain/time.ts";
import type { Breakdown } from "./breakdowns.ts";
import { idOf } from "./chance.ts";
import type { Story } from "./story.ts";

export const contentOf = (
  { breakdown, label, outcome, client }: Story,
  shop: Labelled,
  day: LocalDate,
): DraftContent => ({
  subject: `Réparation ${breakdown.brand} ${breakdown.model}`,
  lines: linesOf({ label, breakdown: bringsBonus({ breakdown, client, shop, day }) }),
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

function linesOf({ breakdown, label }: Pick<Story, "breakdown" | "label">): QuoteLine[] {
  const { part, labour, bonus } = breakdown;
  const lines: Priced[] = [
    { kind: "travel", label: "Déplacement, zone 1", unit: "forfait", unit_price: 3_250 },
    { kind: "labour", label: "Main-d’œuvre", unit: "h", unit_price: 5_833, quantity: labour },
  ];
  if (part)
    lines.push({
      kind: "part",
      label: part.label,
      unit: "u",
      unit_price: part.price,
      condition: part.label.includes("recondition") ? "used" : "new",
    });
  if (bonus > 0)
    lines.push({
      kind: "bonus",
      label: "Bonus réparation",
      unit: "forfait",
      unit_price: bonus,
      vat_rate: 0,
    });
  return lines.map((line) => ({
    id: idOf(`${label} line ${line.label}`),
    quantity: ONE,
    vat_rate: 2_000,
    discount: 0,
    ...line,
  }));
}
