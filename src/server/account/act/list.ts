/** The page of foreign acts that the owner of a shop reads: who, when, what. */
import { fullName } from "../../../domain/client/names.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Bounds } from "../../platform/graphql/page.ts";
import { countActs, listActs, nameAdministrators, type Act, type Administrator } from "./store.ts";

export type NamedAct = Act & { author: string };
export type ActBoard = { count: number; acts: NamedAct[] };

export async function listNamedActs(
  database: Database,
  scope: ShopScope,
  bounds: Bounds,
): Promise<ActBoard> {
  const { count, acts } = await database.withShop(
    scope,
    async (db) => ({ count: await countActs(db), acts: await listActs(db, bounds) }),
    "read",
  );
  const ids = [...new Set(acts.map(({ account_id }) => account_id))];
  const known = new Map((await nameAdministrators(database, ids)).map((one) => [one.id, one]));
  return {
    count,
    acts: acts.map((act) => ({ ...act, author: nameOf(known.get(act.account_id)) })),
  };
}

/** An account that was deleted since keeps its acts. */
function nameOf(administrator: Administrator | undefined): string {
  if (!administrator) return "Ancien administrateur";
  return fullName(administrator) || administrator.email;
}
