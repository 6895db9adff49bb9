/** The texts of terms that visitors accepted. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { sha256 } from "../../platform/sha256.ts";

export type TermsName = { terms_id: string; sha256: string };

/** Named after its words: the same text is the same row. */
export function termsName(text: string): TermsName {
  const digest = sha256(text);
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digest) ?? [];
  return { terms_id: parts.join("-"), sha256: digest };
}

/** Nothing when this text is kept already. */
export const keepTerms = (
  db: ShopDb,
  { text, at }: { text: string; at: Instant },
): Promise<unknown> => {
  const { terms_id, sha256: digest } = termsName(text);
  return sql`
    insert into app.accepted_terms (shop_id, id, sha256, text, created_at)
    values (${SHOP_ID}, ${terms_id}, ${digest}, ${text}, ${at}) on conflict do nothing`.execute(db);
};

const kept = z.strictObject({ text: z.string() });

export const loadTerms = (db: ShopDb, id: string): Promise<{ text: string } | undefined> =>
  readRow(
    db,
    kept,
    sql`select t.text from app.accepted_terms t where t.shop_id = ${SHOP_ID} and t.id = ${id}`,
  );
