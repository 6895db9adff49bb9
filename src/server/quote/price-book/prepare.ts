/** What is offered while a quote is written: the travel zone, the packages of this appliance, the bonus and why not. */
import { travelRulesOf } from "../../../domain/agenda/travel-rules.ts";
import { addressFor } from "../../../domain/client/address.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { offeredFor, type Package } from "../../../domain/quote/price-book/package.ts";
import type { Price } from "../../../domain/quote/price-book/price.ts";
import { roadKm, zoneFor } from "../../../domain/quote/price-book/zone.ts";
import { eligibleBonus, type BonusRefusal } from "../../../domain/shop/bonus/eligible.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { bonusCaseIn, loadRepairFile, type RepairFile } from "../document/parties.ts";
import { pricedPackages } from "./package/save.ts";
import { listZones } from "./store.ts";

export type QuoteOffers = {
  /** By road; null at the workshop, or where the address is not on the map. */
  km: number | null;
  zone: Price | null;
  packages: Package[];
  /** Null when there is none; `bonus_refused` then says why. */
  bonus: number | null;
  bonus_from: number | null;
  bonus_refused: BonusRefusal | null;
};

/** Undefined when the repair is not one of this shop's. */
export async function prepareQuote(
  db: ShopDb,
  repair_id: string,
  at: Instant,
): Promise<QuoteOffers | undefined> {
  const file = await loadRepairFile(db, repair_id, at);
  if (!file) return undefined;
  const isVisit = file.repair.where !== "Atelier";
  const [zones, packages] = await Promise.all([isVisit ? listZones(db) : [], pricedPackages(db)]);
  const km = isVisit ? kmTo(file) : null;
  return {
    km,
    zone: zoneFor(zones, km) ?? null,
    packages: offeredFor(packages, file.kind_id),
    ...bonusOffer(file, at),
  };
}

function kmTo({ shop, client }: RepairFile): number | null {
  const { lat = null, lon = null } = addressFor(client.addresses, "intervention") ?? {};
  const place = lat === null || lon === null ? null : { lat, lon };
  return roadKm(travelRulesOf(shop.travel_rules, shop), place);
}

function bonusOffer(file: RepairFile, at: Instant) {
  const bonus = eligibleBonus(bonusCaseIn(file, at));
  return isRefusal(bonus)
    ? { bonus: null, bonus_from: null, bonus_refused: bonus.refused }
    : { bonus: bonus.amount, bonus_from: bonus.from ?? null, bonus_refused: null };
}
