/** The link of a forgotten password or of an invitation: each access is one function, and only its digest is stored. */
import { sql } from "kysely";
import { z } from "zod";
import { INVITATION_DAYS, PASSWORD_LINK_MINUTES } from "../../../domain/account/password.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { GateDatabase } from "../../platform/limit.ts";
import { digest } from "../session/store.ts";

const account = z.strictObject({ id: z.string(), shop_id: z.string(), email: z.string() });
export type LinkAccount = z.output<typeof account>;

/** Answers whom to send the link to; undefined when no open account of a shop has this e-mail. */
export const openPasswordLink = (
  database: GateDatabase,
  { email, token }: { email: string; token: string },
): Promise<LinkAccount | undefined> =>
  database.withGate((db) =>
    readRow(
      db,
      account,
      sql`select * from auth.open_password_link(${email}, ${digest(token)}, ${PASSWORD_LINK_MINUTES})`,
    ),
  );

/** `invited`: the account has no password yet. */
const link = z.strictObject({ email: z.string(), invited: z.boolean() });

export const findPasswordLink = (
  database: GateDatabase,
  token: string,
): Promise<z.output<typeof link> | undefined> =>
  database.withGate((db) =>
    readRow(db, link, sql`select * from auth.find_password_link(${digest(token)})`),
  );

/** Undefined when the link is over or was used; every session of the account ends. */
export const usePasswordLink = (
  database: GateDatabase,
  { token, hash }: { token: string; hash: string },
): Promise<LinkAccount | undefined> =>
  database.withGate((db) =>
    readRow(db, account, sql`select * from auth.use_password_link(${digest(token)}, ${hash})`),
  );

const invitation = z.strictObject({ email: z.string().nullable() });

/** In the transaction that invites; answers whom to write to, undefined for a person who has a password or left. */
export async function openInvitation(
  db: ShopDb,
  { id, token }: { id: string; token: string },
): Promise<string | undefined> {
  const row = await readRow(
    db,
    invitation,
    sql`select app.open_invitation(${id}, ${digest(token)}, ${INVITATION_DAYS * 1440}) as email`,
  );
  return row?.email ?? undefined;
}
