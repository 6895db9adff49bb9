/** Each role of two shops at every door: who is let in, and what the answer says. */
import { randomUUID } from "node:crypto";
import type { Response } from "light-my-request";
import { COOKIE } from "../../src/server/platform/http/session-cookie.ts";
import { digest, newToken } from "../../src/server/account/session/store.ts";
import type { TestDatabase } from "../database.ts";
import type { Cookies } from "../shop/app.ts";

export const COLUMNS = [
  "ADMIN",
  "OWNER",
  "FRONT",
  "TECHNICIAN",
  "ACCOUNTANT",
  "USER",
  "signed out",
] as const;
export type Column = (typeof COLUMNS)[number];
export type Sessions = Record<Column, Cookies>;

/** One account of each role in this shop, and its session; a USER has an account and no person of the shop. */
export async function openSessions(database: TestDatabase, shop_id: string): Promise<Sessions> {
  const sessions: Sessions = {} as Sessions;
  for (const column of COLUMNS) sessions[column] = await sessionOf(database, shop_id, column);
  return sessions;
}

async function sessionOf(
  database: TestDatabase,
  shop_id: string,
  column: Column,
): Promise<Cookies> {
  if (column === "signed out") return {};
  const [id, token] = [randomUUID(), newToken()];
  const isAdmin = column === "ADMIN";
  if (!isAdmin && column !== "USER")
    await database.asOwner(
      "insert into app.shop_user (shop_id, id, firstname, lastname, role) values ($1, $2, $3, 'Essai', $3)",
      [shop_id, id, column],
    );
  await database.asOwner(
    "insert into auth.account (id, shop_id, email, role, password_hash) values ($1, $2, $3, $4, 'x')",
    [id, isAdmin ? null : shop_id, `${id}@droits.test`, isAdmin ? "ADMIN" : "USER"],
  );
  await database.asOwner(
    "insert into auth.session (token_hash, account_id, expire_at) values ($1, $2, now() + interval '1 hour')",
    [digest(token), id],
  );
  return { [COOKIE]: token };
}

type Answer = {
  data?: Record<string, { __typename?: string; refused?: string } | null> | null;
  errors?: { extensions?: { code?: string } }[];
};

const CLOSED = new Set(["not-allowed", "FORBIDDEN", "UNAUTHENTICATED", "no-shop"]);

/** « in » or why not: the word or the code of the answer. */
export function saidBy(response: Response, field: string): string {
  const { data, errors } = response.json<Answer>();
  const said = errors?.[0]?.extensions?.code ?? data?.[field]?.refused ?? "in";
  return said;
}

export const isClosed = (said: string): boolean => CLOSED.has(said);
