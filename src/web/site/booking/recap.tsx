import { kindOf, UNKNOWN_KIND } from "../../../domain/catalogue/kinds.ts";
import type { BookingStep } from "../../../domain/booking/steps.ts";
import { formatWindow } from "../../../domain/time.ts";
import { Button } from "../../ui/site/button.tsx";
import type { BookingProps } from "../props.ts";
import styles from "./booking.module.css";
import type { Draft } from "./draft.ts";
import type { StepProps } from "./step-props.ts";

type Row = { step: BookingStep; label: string; value: string };

/** Every answer in one glance, each with the way back to its question. */
export const Recap = ({ booking, props }: StepProps) => (
  <dl className={styles.recap}>
    {rowsOf(booking.memory.draft, props)
      .filter(({ value }) => value !== "")
      .map(({ step, label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {booking.steps.includes(step) && (
            <dd>
              <Button
                look="bare"
                onClick={() => booking.goTo(step)}
                aria-label={`Modifier : ${label}`}
              >
                Modifier
              </Button>
            </dd>
          )}
        </div>
      ))}
  </dl>
);

const rowsOf = (draft: Draft, { shop }: BookingProps): Row[] => [
  { step: "slot", label: "Rendez-vous", value: windowOf(draft, shop) },
  { step: "kind", label: "Intervention", value: draft.kind },
  {
    step: draft.where === "Atelier" ? "where" : "address",
    label: "Lieu",
    value: draft.where === "Atelier" ? placeAtShop(draft, shop) : homeOf(draft),
  },
  { step: "appliance", label: "Appareil", value: applianceOf(draft) },
  { step: "description", label: "Description", value: draft.description.trim() },
  {
    step: "contact",
    label: "Vous",
    value: [`${draft.firstname} ${draft.lastname}`.trim(), draft.phone, draft.email]
      .filter(Boolean)
      .join("\n"),
  },
];

const windowOf = ({ slot }: Draft, { timezone }: BookingProps["shop"]): string =>
  slot ? formatWindow(slot.public_start_at, slot.public_end_at, timezone) : "";

const placeAtShop = ({ kind }: Draft, { name, city }: BookingProps["shop"]): string =>
  kind === "Télédiagnostic" ? "À distance, en visio" : `À l’atelier, ${name}, ${city}`;

const homeOf = ({ street, complement, zip, city }: Draft): string =>
  [street, complement, `${zip} ${city}`].filter(Boolean).join("\n");

const applianceOf = ({ kind_id, brand, model }: Draft): string =>
  kind_id === UNKNOWN_KIND.id
    ? "Autre appareil"
    : [kindOf(kind_id).name, brand, model].filter(Boolean).join(" ");
