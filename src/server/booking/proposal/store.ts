/** What visitors typed about known clients, until the shop decides (domain/client/proposal.ts). */
import { sql } from "kysely";
import { z } from "zod";
import type { Gain } from "../../../domain/client/gain.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Author } from "../../platform/change.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { hashOf } from "../../platform/security/link-secret.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const proposal = z.strictObject({
  repair_id: z.string(),
  gain: z.custom<Gain>((value) => typeof value === "object" && value !== null && "fields" in value),
});
export type ProposalRow = z.output<typeof proposal>;

type NewProposal = { shop_id: string; repair_id: string; gain: Gain; created_at: Instant };

/** `token` is the secret of the link by which the client decides; absent without an e-mail on file. */
export async function insertProposal(
  db: ShopDb,
  { gain, ...row }: NewProposal,
  token?: string,
): Promise<void> {
  const token_hash = token === undefined ? null : hashOf(token);
  await db
    .insertInto("client_proposal")
    .values({ ...row, gain: JSON.stringify(gain), token_hash })
    .execute();
}

export const undecidedProposals = (
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<ProposalRow[]> =>
  readRows(
    db,
    proposal,
    sql`select p.repair_id, p.gain from app.client_proposal p
      where p.shop_id = ${SHOP_ID} and p.repair_id = any(${[...repair_ids]}::uuid[]) and p.decided_at is null`,
  );

const linked = proposal.extend({
  created_at: INSTANT,
  token_hash: z.string().nullable(),
  confirmed: z.boolean().nullable(),
});

/** What was typed with this booking, decided or not. */
export const loadProposal = (
  db: ShopDb,
  repair_id: string,
): Promise<z.output<typeof linked> | undefined> =>
  readRow(
    db,
    linked,
    sql`select p.repair_id, p.gain, p.created_at, p.token_hash, p.confirmed from app.client_proposal p
      where p.shop_id = ${SHOP_ID} and p.repair_id = ${repair_id}`,
  );

export const lockProposal = (db: ShopDb, repair_id: string): Promise<ProposalRow | undefined> =>
  readRow(
    db,
    proposal,
    sql`select p.repair_id, p.gain from app.client_proposal p
      where p.shop_id = ${SHOP_ID} and p.repair_id = ${repair_id} and p.decided_at is null for no key update`,
  );

type ProposalDecision = { repair_id: string; confirmed: boolean; at: Instant; author: Author };

export async function recordDecision(
  db: ShopDb,
  { repair_id, confirmed, at, author }: ProposalDecision,
): Promise<void> {
  await db
    .updateTable("client_proposal")
    .set({ confirmed, decided_at: at, decided_by: author.account_id })
    .where("shop_id", "=", SHOP_ID)
    .where("repair_id", "=", repair_id)
    .execute();
}
