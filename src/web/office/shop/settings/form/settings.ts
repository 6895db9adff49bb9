import { parseWeekHours } from "../../../../../domain/agenda/opening.ts";
import { travelRulesOf } from "../../../../../domain/agenda/travel-rules.ts";
import { labelOf } from "../../../../../domain/shop/bonus/label.ts";
import { bookingRulesOf } from "../../../../../domain/shop/booking-rules.ts";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { tariffsOf } from "../../../../../domain/shop/tariffs.ts";
import type { SettingsParts } from "./query.ts";

const NOWHERE = { lat: null, lon: null };

/** What the server answered, each rule as the domain reads it. */
export function settingsOf(parts: SettingsParts): ShopSettings {
  const { __typename, id: _id, closures: _closures, ...texts } = parts;
  return {
    ...texts,
    vat_regime: parts.vat_regime === "franchise" ? "franchise" : "normal",
    opening_hours: parseWeekHours(parts.opening_hours) ?? {},
    booking_rules: bookingRulesOf(parts.booking_rules),
    travel_rules: travelRulesOf(parts.travel_rules, NOWHERE),
    tariffs: tariffsOf(parts.tariffs),
    label: labelOf(parts.label),
  };
}
