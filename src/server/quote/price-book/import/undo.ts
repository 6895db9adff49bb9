/** Undoes an import of prices: all of it, except what somebody changed since. */
import { refuse, type Decision } from "../../../../domain/decision.ts";
import type { ChangeContext } from "../../../platform/change.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import {
  loadPriceImport,
  lockPrices,
  markUndone,
  settlePrices,
  takeBack,
  type PriceImportRow,
} from "./store.ts";

export async function undoPriceImport(
  db: ShopDb,
  id: string,
  { at }: Pick<ChangeContext, "at">,
): Promise<Decision<PriceImportRow, "import-undone"> | undefined> {
  await lockPrices(db);
  const found = await loadPriceImport(db, id);
  if (!found) return undefined;
  if (found.undone_at !== null) return refuse("import-undone");
  const { kept } = await takeBack(db, id);
  await markUndone(db, { id, kept, at });
  await settlePrices(db);
  return loadPriceImport(db, id);
}
