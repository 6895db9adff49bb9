/** The shop writes a package, takes one out, and reads them at today's prices. */
import { refuse, type Decision } from "../../../../domain/decision.ts";
import {
  atPrices,
  type Package,
  type PackageFacts,
} from "../../../../domain/quote/price-book/package.ts";
import type { ChangeContext } from "../../../platform/change.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { violated } from "../../../platform/database/violation.ts";
import { loadPrices } from "../store.ts";
import { deletePackage, listPackages, upsertPackage } from "./store.ts";

export type PackageRefusal = "package-name-taken";
export type PackageToSave = PackageFacts & { id: string; shop_id: string };

/** Idempotent by the id, which the screen chose. */
export async function savePackage(
  db: ShopDb,
  saved: PackageToSave,
  { at }: Pick<ChangeContext, "at">,
): Promise<Package | undefined> {
  await upsertPackage(db, { ...saved, updated_at: at });
  return (await pricedPackages(db)).find(({ id }) => id === saved.id);
}

export async function removePackage(db: ShopDb, id: string): Promise<{ id: string } | undefined> {
  return (await deletePackage(db, id)) ? { id } : undefined;
}

export async function pricedPackages(db: ShopDb): Promise<Package[]> {
  const packages = await listPackages(db);
  const ids = packages.flatMap(({ lines }) => lines.flatMap(({ price_id }) => price_id ?? []));
  const prices = new Map((await loadPrices(db, ids)).map((price) => [price.id, price]));
  const known = new Map(
    [...prices].map(([id, { unit_price, vat_rate }]) => [id, { unit_price, vat_rate }]),
  );
  return packages.map((one) => ({ ...one, lines: atPrices(one.lines, known) }));
}

export const orNameTaken = <Saved>(
  saving: Promise<Saved>,
): Promise<Decision<Saved, PackageRefusal>> =>
  saving.catch((error: unknown) => {
    if (violated(error, "package_name")) return refuse("package-name-taken");
    throw error;
  });
