/** What a visit costs before any repair, as said just before it is booked. */
import type { InterventionName, Location } from "../catalogue/interventions.ts";
import { formatEuros, type Cents } from "../money.ts";
import { tariffLines, type TariffLine, type Tariffs } from "../shop/tariffs.ts";

/** `appliances`: how many are looked at in one visit; one when absent. */
type Visit = { kind: InterventionName; where: Location; appliances?: number };

/** Prices of the shop's list that a type of appointment leads to; travel is added where someone comes. */
const PRICED: Record<InterventionName, readonly TariffLine["id"][]> = {
  "Diagnostic / Devis": ["diagnosis", "quote"],
  Réparation: ["labour"],
  "Livraison / Enlèvement": [],
  Télédiagnostic: ["diagnosis"],
  Autre: [],
  "Congé / indisponibilité": [],
};

const UNKNOWN_DIAGNOSIS = "Diagnostic : prix non indiqué, demandez-le à l’atelier";
const UNKNOWN = "Prix non indiqué, l’atelier vous l’annonce avant d’intervenir";

/** One price a line; one that the shop did not give is said to be unknown rather than left out. */
export function visitPrices(tariffs: Tariffs, visit: Visit): string[] {
  const asked = askedFor(visit);
  const known = tariffLines(tariffs).filter(({ id }) => asked.includes(id));
  const lines = known.map((line) => lineText(line, tariffs, visit.appliances ?? 1));
  const isUnknown = asked.includes("diagnosis") && tariffs.diagnosis_incl === null;
  if (isUnknown) return [...lines, UNKNOWN_DIAGNOSIS];
  return lines.length > 0 ? lines : [UNKNOWN];
}

/** Someone comes once; each appliance has its own diagnosis and its own quote. */
function lineText({ id, label, value }: TariffLine, tariffs: Tariffs, appliances: number): string {
  const each: Partial<Record<TariffLine["id"], Cents | null>> = {
    diagnosis: tariffs.diagnosis_incl,
    quote: tariffs.quote_free ? 0 : tariffs.quote_incl,
  };
  const price = each[id] ?? 0;
  if (appliances === 1 || price === 0) return `${label} : ${value}`;
  const all = value.replace(formatEuros(price), formatEuros(price * appliances));
  return `${label} pour ${appliances} appareils : ${all}`;
}

/** Whether the visit itself is paid for, whatever comes of it: a price that the shop did not give is not owed. */
export function isDue(tariffs: Tariffs, visit: Visit): boolean {
  const prices: Record<TariffLine["id"], number | null> = {
    labour: tariffs.hourly_rate_incl,
    travel: tariffs.travel_incl,
    diagnosis: tariffs.diagnosis_incl,
    quote: tariffs.quote_free ? 0 : tariffs.quote_incl,
  };
  return askedFor(visit).some((id) => (prices[id] ?? 0) > 0);
}

const askedFor = ({ kind, where }: Visit): readonly TariffLine["id"][] =>
  where === "Chez le client" ? ["travel", ...PRICED[kind]] : PRICED[kind];
