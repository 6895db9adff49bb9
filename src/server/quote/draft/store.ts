/** Drafts: written with totals that only the server computes. */
import type { DraftContent } from "../../../domain/quote/input.ts";
import type { VatRegime } from "../../../domain/quote/line.ts";
import { proposedLines } from "../../../domain/quote/option/groups.ts";
import { linesUnder } from "../../../domain/quote/price/price.ts";
import { totalsOf } from "../../../domain/quote/totals.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** The columns of a draft: what was written and what it comes to under the shop's VAT regime. */
function draftColumns(draft: DraftContent, regime: VatRegime) {
  const { lines, ...written } = draft;
  const { total_excl, total_vat, total_incl, bonus, due } = totalsOf(
    proposedLines(linesUnder(regime, lines)),
    draft.discount,
  );
  const totals = { total_excl, total_vat, total_incl, bonus, due };
  return { ...written, lines: JSON.stringify(lines), ...totals };
}

export type NewDraft = {
  /** Absent: the database chooses. */
  id?: string;
  shop_id: string;
  repair_id: string;
  client_id: string;
  created_by: string | null;
  amends_id?: string;
  at: Instant;
  draft: DraftContent;
  vat_regime: VatRegime;
};

/** Writes the quote and its link; answers its id. */
export async function insertDraft(
  db: ShopDb,
  { draft, vat_regime, at, ...owner }: NewDraft,
): Promise<string> {
  const { id } = await db
    .with("link", (link) =>
      link.insertInto("quote_link").values({ shop_id: owner.shop_id }).returning("quoteid"),
    )
    .insertInto("quote")
    .values((query) => ({
      ...owner,
      ...draftColumns(draft, vat_regime),
      quoteid: query.selectFrom("link").select("quoteid"),
      created_at: at,
      updated_at: at,
    }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function markToSend(db: ShopDb, id: string, at: Instant): Promise<void> {
  await db
    .updateTable("quote")
    .set({ status: "A envoyer", updated_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

export async function updateDraft(
  db: ShopDb,
  id: string,
  { draft, vat_regime, at }: Pick<NewDraft, "draft" | "vat_regime" | "at">,
): Promise<void> {
  await db
    .updateTable("quote")
    .set({ ...draftColumns(draft, vat_regime), updated_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}
