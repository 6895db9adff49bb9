/** The owner ends a step of the opening: the next one is where they go on, on any device. */
import { furthest, nextStep, type Step } from "../../../domain/shop/onboarding/steps.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop, type StaffedShop } from "../store.ts";
import { lockOnboarding, updateOnboarding } from "./store.ts";

/** Ending a step twice, or one before, changes nothing. Undefined for no such shop. */
export async function advanceOnboarding(
  db: ShopDb,
  { shop_id, step }: { shop_id: string; step: Step },
): Promise<StaffedShop | undefined> {
  const stored = await lockOnboarding(db);
  if (stored === undefined) return undefined;
  const reached = furthest(stored, nextStep(step));
  if (reached !== stored) await updateOnboarding(db, reached);
  return loadShop(db, shop_id);
}
