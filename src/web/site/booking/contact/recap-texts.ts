import { arrivalText } from "../../../../domain/booking/arrival.ts";
import type { Draft, DraftAppliance } from "../../../../domain/booking/draft/draft.ts";
import { firstnameOf } from "../../../../domain/booking/draft/offered-slot.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { visitPrices } from "../../../../domain/booking/price.ts";
import type { BookingStep } from "../../../../domain/booking/steps.ts";
import { kindOf, UNKNOWN_KIND } from "../../../../domain/catalogue/kinds.ts";
import { dateOf, formatDay } from "../../../../domain/time.ts";
import type { BookingProps } from "../../props.ts";

/** `step` asks for it again; what the visitor did not answer has none. `drawing`: a kind of the catalogue. */
type Row = { step: BookingStep | null; label: string; value: string; drawing?: string };

/** `symptom`: the answers of the diagnostic tree, in words. */
export const rowsOf = (draft: Draft, props: BookingProps, symptom: string): Row[] => [
  { step: "slot", label: "Rendez-vous", value: windowOf(draft, props) },
  { step: null, label: "Prix de la visite", value: pricesOf(draft, props) },
  {
    step: "slot",
    label: "Lieu",
    value: draft.where === "Atelier" ? placeAtShop(draft, props.shop) : homeOf(draft),
  },
  ...draft.others.map((one, index) => ({
    step: null,
    label: `Appareil ${index + 1}`,
    value: [applianceText(one), one.description.trim()].filter(Boolean).join("\n"),
    ...(isKnown(one) && { drawing: one.kind_id }),
  })),
  {
    step: "appliance",
    label: draft.others.length > 0 ? `Appareil ${draft.others.length + 1}` : "Appareil",
    value: applianceText(draft),
    ...(isKnown(draft) && { drawing: draft.kind_id }),
  },
  { step: "problem", label: "Panne", value: problemOf(draft, symptom) },
];

/** The type of visit is shown, never asked. */
const problemOf = ({ kind, description, urgent }: Draft, symptom: string): string =>
  [symptom, description.trim(), urgent && "Urgent", kind].filter(Boolean).join("\n");

/** « Karim arrive entre 11 h et 12 h 30 »; empty before a window is chosen. */
export function arrivalOf(
  { kind, where, slot }: Draft,
  { shop, technicians }: Pick<BookingProps, "shop" | "technicians">,
): string {
  if (!slot || kind === "" || where === "") return "";
  const technician = firstnameOf(technicians, slot.user_id);
  return arrivalText({ ...slot, kind, where, technician }, shop.timezone);
}

const windowOf = (draft: Draft, props: BookingProps): string =>
  draft.slot
    ? `${formatDay(dateOf(draft.slot.public_start_at, props.shop.timezone))}\n${arrivalOf(draft, props)}`
    : "";

/** Known before the visit is confirmed; the repair itself waits for an accepted quote. */
const pricesOf = (draft: Draft, { tariffs, appliances }: BookingProps): string => {
  const { kind, where, others } = draft;
  return kind === "" || where === ""
    ? ""
    : [
        ...visitPrices(tariffs, { kind, where, appliances: others.length + 1 }),
        ...[draft, ...others].flatMap(({ kind_id }) => bonusLine(kind_id, appliances)),
        "Aucune réparation sans un devis que vous acceptez.",
      ].join("\n");
};

/** Sure of the amount alone: the guarantee and the total are known later. */
function bonusLine(kind_id: string, appliances: BookingProps["appliances"]): string[] {
  const kind = appliances.find(({ id }) => id === kind_id);
  if (!kind?.bonus) return [];
  const amount = formatEuros(kind.bonus).replace(",00", "");
  return [
    `${kind.name} : bonus réparation de ${amount} déduit de la facture, pour un particulier et hors garantie`,
  ];
}

const placeAtShop = ({ kind }: Draft, { name, city }: BookingProps["shop"]): string =>
  kind === "Télédiagnostic" ? "À distance, par téléphone" : `À l’atelier, ${name}, ${city}`;

const homeOf = ({ street, complement, zip, city }: Draft): string =>
  [street, complement, `${zip} ${city}`].filter(Boolean).join("\n");

/** The catalogue has its drawing. */
const isKnown = ({ kind_id }: DraftAppliance): boolean =>
  kind_id !== "" && kind_id !== UNKNOWN_KIND.id;

export const applianceText = ({ kind_id, brand, model }: DraftAppliance): string =>
  kind_id === UNKNOWN_KIND.id
    ? "Autre appareil"
    : [kindOf(kind_id).name, brand, model].filter(Boolean).join(" ");
