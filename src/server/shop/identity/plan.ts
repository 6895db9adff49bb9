/** The owner plans a change of identity for a coming day, corrects it, or takes it back before that day. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import {
  identityIn,
  formerOf,
  type DatedShop,
  type IdentityChanges,
  type ShopIdentity,
} from "../../../domain/shop/identity/identity.ts";
import type { PlanEdit } from "../../../domain/shop/identity/input.ts";
import { checkToCome, identityOn, planIdentity } from "../../../domain/shop/identity/plan.ts";
import { settingNames } from "../../../domain/shop/settings/words.ts";
import { dateOf, formatDate, startOfDay, type LocalDate } from "../../../domain/time.ts";
import type { BadInput } from "../../../domain/validation.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../../platform/edit/field-changes.ts";
import { enqueue } from "../../platform/queue.ts";
import { settingsOf } from "../save-settings.ts";
import { loadShop, type StaffedShop } from "../store.ts";
import { reserveAddresses } from "./reserve.ts";
import { openIdentity } from "./apply.ts";
import { sealIdentity } from "./seal.ts";
import { loadIdentity, type IdentityRow } from "./store.ts";

type Planning = Pick<ChangeContext, "author" | "at" | "ip" | "ledgerKey">;
type PlanRefusal = Refusal<"address-taken" | "identity-past"> | ConflictRefusal | BadInput;
type Dated = ShopIdentity & { valid_from: LocalDate };

/** Undefined for no such shop, or for a change that was taken back meanwhile. */
export async function savePlan(
  db: ShopDb,
  { shop_id, id, valid_from, sent, base }: PlanEdit & { shop_id: string },
  planning: Planning,
): Promise<StaffedShop | PlanRefusal | undefined> {
  const shop = await openIdentity(db, shop_id, planning.at);
  if (!shop) return undefined;
  const clock = { at: planning.at, zone: shop.timezone };
  const current = await loadIdentity(db, id);
  const refused = current && checkToCome(current, clock);
  if (refused) return refused;
  const merged = await mergePlan(db, { shop, id, current, sent: { ...sent, valid_from }, base });
  if (isRefusal(merged)) return merged;
  const { valid_from: day = current?.valid_from ?? valid_from, ...fields } = merged;
  const identity = identityIn(settingsOf(shop));
  const before = planOf(shop, id);
  const plan = { id, valid_from: day, changes: { ...before?.changes, ...fields } };
  const changes = planIdentity({ ...plan, identity, planned: shop.planned }, clock);
  if (isRefusal(changes)) return changes;
  const planned = [...shop.planned.filter((one) => one.id !== id), { ...plan, changes }];
  if (!(await reserveAddresses(db, shop, { ...shop, planned }))) return refuse("address-taken");
  const former = formerOf(identityOn(identity, shop.planned, { day, without: id }), changes);
  await write(db, { shop, current, row: { id, valid_from: day, changes, former } }, planning);
  await recordFieldChanges(db, { record_id: id, changes: merged }, planning);
  await enqueueDay(db, shop, day);
  return loadShop(db, shop_id);
}

const planOf = ({ planned }: DatedShop, id: string) => planned.find((plan) => plan.id === id);

type Merging = {
  shop: StaffedShop;
  id: string;
  current: IdentityRow | undefined;
  sent: Partial<Dated>;
  base: PlanEdit["base"];
};

/** A new plan takes what is sent; a correction is merged with those that came meanwhile, field by field. */
async function mergePlan(
  db: ShopDb,
  { shop, id, current, sent, base }: Merging,
): Promise<Partial<Dated> | ConflictRefusal> {
  if (!current) return sent;
  const { valid_from } = current;
  const identity = identityIn(settingsOf(shop));
  const others = identityOn(identity, shop.planned, { day: valid_from, without: id });
  const stored: Dated = { ...others, ...planOf(shop, id)?.changes, valid_from };
  return mergeRecord<Dated>(db, id, { sent, base, stored });
}

/** Taking back twice is no error. */
export async function removePlan(
  db: ShopDb,
  { shop_id, id }: { shop_id: string; id: string },
  planning: Planning,
): Promise<StaffedShop | Refusal<"identity-past"> | undefined> {
  const shop = await openIdentity(db, shop_id, planning.at);
  const current = await loadIdentity(db, id);
  if (!shop || !current) return undefined;
  const refused = checkToCome(current, { at: planning.at, zone: shop.timezone });
  if (refused) return refused;
  if (Object.keys(current.changes).length === 0) return shop;
  const { valid_from } = current;
  await write(db, { shop, current, row: { id, valid_from, changes: {}, former: {} } }, planning);
  return loadShop(db, shop_id);
}

type Row = {
  id: string;
  valid_from: LocalDate;
  changes: IdentityChanges;
  former: IdentityChanges;
};
type Writing = { shop: StaffedShop; current: IdentityRow | undefined; row: Row };

async function write(db: ShopDb, { shop, current, row }: Writing, planning: Planning) {
  const { at, author, ledgerKey } = planning;
  const change = {
    ...row,
    ...(current && { replaces: current }),
    recorded_at: at,
    recorded_on: dateOf(at, shop.timezone),
    account_id: author.account_id,
  };
  await sealIdentity(db, change, ledgerKey);
  const isGone = Object.keys(row.changes).length === 0;
  const names = settingNames(Object.keys(isGone ? (current?.changes ?? {}) : row.changes));
  await recordAudit(db, planning, {
    action: "company.changed",
    record: {
      noun: "settings",
      id: shop.id,
      name: `${isGone ? "Changement retiré" : "Changement prévu"}, ${formatDate(row.valid_from)}\u00a0: ${names}`,
    },
    before: current ? { ...current.changes, valid_from: current.valid_from } : row.former,
    ...(!isGone && { after: { ...row.changes, valid_from: row.valid_from } }),
  });
}

/** The task of `jobs.ts`, at the first instant of the day on the shop's clock. */
const enqueueDay = (db: ShopDb, { id: shop_id, timezone }: StaffedShop, day: LocalDate) =>
  enqueue(
    db,
    "apply-identity",
    { shop_id },
    { run_at: startOfDay(day, timezone), job_key: `apply-identity ${shop_id} ${day}` },
  );
