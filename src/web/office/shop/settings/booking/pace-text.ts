/** The French of what the real trips taught. */
import { timesEstimate } from "../../../../../domain/agenda/pace/pace.ts";
import type { ShopTravel } from "../../../../../domain/shop/settings/fields.ts";

const NBSP = "\u00a0";
const decimals = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « Vos trajets durent en moyenne 1,2 fois l’estimation, d’après 84 trajets. » */
export function paceText(
  pace: { minutes_per_km: number; trips: number },
  rules: Pick<ShopTravel, "road_factor" | "speed_kmh">,
): string {
  const times = timesEstimate(pace, rules);
  const count = `d’après ${pace.trips}${NBSP}trajets`;
  return times === 1
    ? `Vos trajets durent ce que dit l’estimation, ${count}.`
    : `Vos trajets durent en moyenne ${decimals.format(times)}${NBSP}fois l’estimation, ${count}.`;
}
