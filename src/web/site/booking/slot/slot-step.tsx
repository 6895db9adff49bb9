import { useState } from "react";
import { locationsFor } from "../../../../domain/booking/kind-for.ts";
import type { Location } from "../../../../domain/catalogue/interventions.ts";
import { Choice, Choices } from "../../../ui/site/choice.tsx";
import { TextField } from "../../../ui/site/field.tsx";
import styles from "../booking.module.css";
import { Form } from "../form.tsx";
import type { StepProps } from "../step-props.ts";
import { Hours } from "./hours.tsx";
import { isPlaced } from "./slots.ts";

const WHERE_FR: Record<Location, string> = {
  "Chez le client": "Chez vous",
  Atelier: "À l’atelier",
};

/** Where, in one postal code at most; then the hours of a week, as soon as the place is known. */
export function SlotStep({ booking, props }: StepProps) {
  const { draft } = booking.memory;
  const [wanted] = useState(draft.slot?.public_start_at ?? props.wanted);
  const places = locationsFor(props, draft.kind);
  const isHome = draft.where === "Chez le client";
  return (
    <div className={styles.form}>
      {places.length > 1 && (
        <div className={styles.places}>
          <Choices>
            {places.map((where) => (
              <Choice
                key={where}
                title={WHERE_FR[where]}
                detail={where === "Atelier" ? `${props.shop.name}, ${props.shop.city}` : undefined}
                chosen={draft.where === where}
                onChoose={() => booking.answer({ where })}
              />
            ))}
          </Choices>
        </div>
      )}
      {isHome && <PostalCode booking={booking} />}
      {isPlaced(draft) && (
        <Hours
          key={`${draft.where} ${draft.zip}`}
          booking={booking}
          props={props}
          wanted={wanted}
        />
      )}
    </div>
  );
}

/** Five digits show the hours; the button says what lacks. */
function PostalCode({ booking }: Pick<StepProps, "booking">) {
  const { zip, city } = booking.memory.draft;
  return (
    <Form booking={booking} submit={isPlaced(booking.memory.draft) ? null : "Voir les heures"}>
      <div className={styles.zip}>
        <TextField
          name="address.zip"
          label="Code postal"
          hint="Pour proposer les heures d’un technicien qui peut venir chez vous."
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={zip}
          error={booking.faults["address.zip"]}
          onChange={(event) => booking.answer({ zip: event.target.value })}
        />
        <p role="status">{city}</p>
      </div>
    </Form>
  );
}
