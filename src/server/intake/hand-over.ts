/** The client takes the appliance back, signs, and its password is erased. */
import { isSaleKind } from "../../domain/invoice/kind.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import {
  handOverDevice,
  handOverEvent,
  handOverItem,
  missingAccessories,
  type HandOverRefusal,
} from "../../domain/intake/hand-over.ts";
import type { HandOverInput } from "../../domain/intake/input.ts";
import { isOut } from "../../domain/repair/loan/loan.ts";
import { balancesOf } from "../invoice/balance/store.ts";
import { issuedOfRepairs } from "../invoice/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loansOfRepairs } from "../repair/loan/store.ts";
import { advanceRepair, appendItems, lockRepair } from "../repair/store.ts";
import { closeIntake, loadIntake, type IntakeRow } from "./store.ts";

/** Undefined when it is not one of this shop's. */
export async function handOverAppliance(
  db: ShopDb,
  given: HandOverInput,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<IntakeRow | Refusal<HandOverRefusal> | undefined> {
  const { intake_id: id, note } = given;
  const found = await loadIntake(db, id);
  const repair = found && (await lockRepair(db, found.repair_id));
  // Read again under the repair's lock: of two people who hand over at once, one does.
  const intake = repair && (await loadIntake(db, id));
  if (!intake) return undefined;
  const signed = handOverDevice(given, intake);
  if (isRefusal(signed)) return signed;
  const missing = missingAccessories(intake.accessories, given.returned);
  const returned = { returned_at: at, returned_by: author.account_id };
  await closeIntake(db, { id, signed, missing, note, ...returned });
  const { shop_id, id: repair_id, status } = repair;
  const loans = await loansOfRepairs(db, [repair_id]);
  const lent = loans.filter(isOut).map(({ name }) => name);
  const item = handOverItem(given, { name: signed.name, missing, lent });
  await appendItems(db, { shop_id, repair_id, author, at }, [item]);
  const event = handOverEvent(status, await remaindersOf(db, repair_id));
  await advanceRepair(db, repair_id, { event, author, at });
  return loadIntake(db, id);
}

async function remaindersOf(db: ShopDb, repair_id: string): Promise<number[]> {
  const issued = await issuedOfRepairs(db, [repair_id]);
  const ids = issued.filter(({ kind }) => isSaleKind(kind)).map(({ id }) => id);
  const balances = ids.length > 0 ? await balancesOf(db, ids) : [];
  return balances.map(({ remainder }) => remainder);
}
