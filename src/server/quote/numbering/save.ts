/** The owner chooses what the numbers of a kind of document begin with, until the first one of the year. */
import { refuse, type Decision } from "../../../domain/decision.ts";
import {
  numberingOf,
  type Numbering,
  type NumberingChoice,
} from "../../../domain/quote/numbering/numbering.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { documentCounters, setNumbering } from "./store.ts";

const KIND_FR = { quote: "devis", invoice: "factures", credit: "avoirs" };

export async function saveNumbering(
  db: ShopDb,
  { shop_id, choice }: { shop_id: string; choice: NumberingChoice },
  context: ChangeContext,
): Promise<Decision<Numbering, "numbering-started" | "prefix-taken">> {
  const { kind, year, prefix, first } = choice;
  const before = numberingOf(kind, year, await documentCounters(db));
  const outcome = await setNumbering(db, choice);
  if (outcome === "started") return refuse("numbering-started");
  if (outcome === "prefix-taken") return refuse("prefix-taken");
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: `Numéros des ${KIND_FR[kind]} de ${year}` },
    before: { prefix: before.prefix, first: before.first },
    after: { prefix, first },
  });
  return numberingOf(kind, year, await documentCounters(db));
}
