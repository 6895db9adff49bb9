/** A device of the shop goes to a client, and comes back. The unique index `loan_open` refuses to lend it twice. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import type { LocalDate } from "../../../domain/time.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, loadRepairs, lockRepair, type RepairRow } from "../store.ts";
import { endLoan, findDevice, insertLoan, loadLoan } from "./store.ts";

export type NewLoan = { id: string; repair_id: string; name: string; due_on: LocalDate };
type Writing = Pick<ChangeContext, "author" | "at">;
type LoanRefusal = Refusal<"repair-archived" | "device-lent" | "device-retired" | "unchanged">;

export async function lendDevice(
  db: ShopDb,
  { id, repair_id, name, due_on }: NewLoan,
  { author, at }: Writing,
): Promise<RepairRow | LoanRefusal | undefined> {
  const repair = await lockRepair(db, repair_id);
  if (!repair) return undefined;
  if (repair.archived) return refuse("repair-archived");
  if (await loadLoan(db, id)) return refuse("unchanged");
  const { shop_id } = repair;
  const device = await findDevice(db, { shop_id, name });
  if (device.retired) return refuse("device-retired");
  const loan = { shop_id, id, repair_id, device_id: device.id, due_on, lent_at: at };
  if (!(await insertLoan(db, loan))) return refuse("device-lent");
  await appendItems(db, { shop_id, repair_id, author, at }, [
    { type: "DeviceLent", payload: { loan_id: id, name, due_on } },
  ]);
  return (await loadRepairs(db, [repair_id]))[0];
}

export async function giveBack(
  db: ShopDb,
  { id, note }: { id: string; note: string },
  { author, at }: Writing,
): Promise<RepairRow | LoanRefusal | undefined> {
  const known = await loadLoan(db, id);
  const repair = known && (await lockRepair(db, known.repair_id));
  const loan = repair && (await loadLoan(db, id));
  if (!loan) return undefined;
  if (loan.returned) return refuse("unchanged");
  await endLoan(db, id, at);
  const { shop_id, id: repair_id } = repair;
  await appendItems(db, { shop_id, repair_id, author, at }, [
    { type: "DeviceGivenBack", payload: { loan_id: id, name: loan.name, note } },
  ]);
  return (await loadRepairs(db, [repair_id]))[0];
}
