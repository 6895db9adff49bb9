import { interventionNamed, type Location } from "../../../domain/catalogue/interventions.ts";
import { Choice, Choices } from "../../ui/site/choice.tsx";
import type { StepProps } from "./step-props.ts";

/** A client knows what is wrong, not the repairer’s words: those stay below, for a client who was asked to choose one of them. */
export const KindStep = ({ booking, props }: StepProps) => (
  <Choices>
    {props.kinds.map((kind) => (
      <Choice
        key={kind}
        title={interventionNamed(kind)?.online_label ?? kind}
        detail={kind}
        chosen={booking.memory.draft.kind === kind}
        onChoose={() => booking.next({ kind })}
      />
    ))}
  </Choices>
);

const WHERE_FR: Record<Location, string> = {
  "Chez le client": "Un technicien vient chez vous",
  Atelier: "Vous apportez l’appareil à l’atelier",
};

export const WhereStep = ({ booking, props }: StepProps) => (
  <Choices>
    {props.locations.map((where) => (
      <Choice
        key={where}
        title={WHERE_FR[where]}
        detail={where === "Atelier" ? `${props.shop.name}, ${props.shop.city}` : undefined}
        chosen={booking.memory.draft.where === where}
        onChoose={() => booking.next({ where })}
      />
    ))}
  </Choices>
);
