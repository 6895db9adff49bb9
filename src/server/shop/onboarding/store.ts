/** Where a shop's owner is in opening it. */
import { sql } from "kysely";
import { z } from "zod";
import type { CategoryId } from "../../../domain/catalogue/categories.ts";
import { STEPS, type OnboardingState } from "../../../domain/shop/onboarding/steps.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const state = z.strictObject({ onboarding: z.enum([...STEPS, "done"]) });

/** Holds the row: of two steps saved at once the further one stays. */
export const lockOnboarding = async (db: ShopDb): Promise<OnboardingState | undefined> =>
  (await readRow(db, state, sql`select onboarding from app.shop where id = ${SHOP_ID} for update`))
    ?.onboarding;

export async function updateOnboarding(db: ShopDb, onboarding: OnboardingState): Promise<void> {
  await db.updateTable("shop").set({ onboarding }).where("shop_id", "=", SHOP_ID).execute();
}

export async function openToPublic(db: ShopDb): Promise<void> {
  const open = { onboarding: "done", status: "ACTIVE" };
  await db.updateTable("shop").set(open).where("shop_id", "=", SHOP_ID).execute();
}

/** Those of its owner, who works alone until colleagues are invited. */
export async function updateOwnerSkills(db: ShopDb, skills: CategoryId[]): Promise<void> {
  await db
    .updateTable("shop_user")
    .set({ skills })
    .where("shop_id", "=", SHOP_ID)
    .where("role", "=", "OWNER")
    .where("archived_at", "is", null)
    .execute();
}
