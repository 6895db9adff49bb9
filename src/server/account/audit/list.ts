/** A page of the shop's audit, each line with its author's name: administrators have theirs from the gate. */
import { fullName } from "../../../domain/client/names.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Bounds } from "../../platform/graphql/page.ts";
import { nameAdministrators } from "../act/store.ts";
import {
  countAudit,
  listAudit,
  listAuditAuthors,
  type AuditAuthor,
  type AuditFilter,
  type AuditLine,
} from "./store.ts";

export type NamedLine = Omit<AuditLine, "person"> & { author: string };
export type AuditPage = { count: number; lines: NamedLine[]; authors: AuditAuthor[] };

export async function listNamedAudit(
  database: Database,
  scope: ShopScope,
  { filter, bounds }: { filter: AuditFilter; bounds: Bounds },
): Promise<AuditPage> {
  const page = await database.withShop(
    scope,
    async (db) => ({
      count: await countAudit(db, filter),
      lines: await listAudit(db, filter, bounds),
      authors: await listAuditAuthors(db),
    }),
    "read",
  );
  const named = await namesOf(database, [...page.lines, ...page.authors]);
  const authors = page.authors.map((one) => ({ ...one, person: named(one) }));
  return {
    count: page.count,
    authors: authors.toSorted((a, b) => a.person.localeCompare(b.person, "fr")),
    lines: page.lines.map(({ person, ...line }) => ({
      ...line,
      author: named({ ...line, person }),
    })),
  };
}

type Writer = { account_id: string | null; person: string; author_kind?: string };

async function namesOf(
  database: Database,
  writers: readonly Writer[],
): Promise<(writer: Writer) => string> {
  const ids = writers.flatMap(({ account_id, person }) =>
    account_id && !person ? account_id : [],
  );
  const known = await nameAdministrators(database, [...new Set(ids)]);
  const names = new Map(known.map((one) => [one.id, fullName(one) || one.email]));
  return ({ account_id, person, author_kind }) => {
    if (account_id) return person || names.get(account_id) || "Ancien administrateur";
    return author_kind === "client" ? "Le client" : "Établi";
  };
}
