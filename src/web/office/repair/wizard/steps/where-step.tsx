import { LOCATIONS, type Location } from "../../../../../domain/catalogue/interventions.ts";
import { withLocation } from "../../../../../domain/repair/wizard/draft.ts";
import { Choices } from "./choices.tsx";
import type { StepProps } from "../reducer.ts";

const HINT: Record<Location, string> = {
  "Chez le client": "Quelqu’un se déplace, à une heure convenue",
  Atelier: "L’appareil vient à l’atelier",
};

/** Choosing a location goes on by itself (specification §2); the arrows only look. */
export const WhereStep = ({ draft, change, onDone }: StepProps) => (
  <Choices
    legend="Lieu"
    value={draft.where}
    options={LOCATIONS.map((where) => ({ value: where, label: where, hint: HINT[where] }))}
    onPick={(where) => change((now) => withLocation(now, where))}
    onDone={onDone}
    advances
  />
);
