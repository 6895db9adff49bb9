/** One price that a visitor understands before any other: a breakdown that everybody knows, and what the visit costs. */
import type { CategoryId } from "../catalogue/categories.ts";
import type { Location } from "../catalogue/interventions.ts";
import { formatEuros, type Cents } from "../money.ts";
import type { Tariffs } from "./tariffs.ts";

const BREAKDOWNS: Record<CategoryId, string> = {
  "gros-electromenager": "Un lave-linge qui fuit",
  "petit-electromenager": "Un aspirateur qui n’aspire plus",
  "tv-hifi-electronique": "Une télévision sans image",
  "multimedia-smartphone": "Un ordinateur qui ne démarre plus",
  "alarme-videosurveillance": "Une alarme qui sonne sans raison",
  "antenne-internet": "Une antenne sans signal",
  electricite: "Une prise sans courant",
  plomberie: "Un robinet qui goutte",
  chauffage: "Une chaudière en panne",
  vitrerie: "Une vitre cassée",
  couverture: "Une tuile cassée",
  peinture: "Un mur à repeindre",
  sol: "Un parquet abîmé",
  "diagnostic-immobilier": "Un diagnostic avant une vente",
};

type Shop = { skills: readonly CategoryId[]; locations: readonly Location[]; tariffs: Tariffs };

/** « Un lave-linge qui fuit : déplacement 29 € + diagnostic 45 €, déduit si vous réparez »; undefined without prices. */
export function priceExample({ skills, locations, tariffs }: Shop): string | undefined {
  const [first] = skills;
  const travels = locations.includes("Chez le client");
  const parts = [
    travels && part("déplacement", tariffs.travel_incl),
    part("diagnostic", tariffs.diagnosis_incl),
  ].filter((text) => text !== false);
  if (!first || tariffs.diagnosis_incl === null) return undefined;
  const isDeducted = tariffs.diagnosis_deducted && tariffs.diagnosis_incl > 0;
  const deducted = isDeducted ? ", déduit si vous réparez" : "";
  return `${BREAKDOWNS[first]} : ${parts.join(" + ")}${deducted}`;
}

const part = (label: string, amount: Cents | null): string | false =>
  amount !== null &&
  `${label} ${amount === 0 ? "gratuit" : formatEuros(amount).replace(",00", "")}`;
