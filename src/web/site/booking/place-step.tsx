import { TextField } from "../../ui/site/field.tsx";
import styles from "./booking.module.css";
import { Form } from "./form.tsx";
import type { StepProps } from "./step-props.ts";

/** The town alone: it decides who can come and when. The street is asked with the name, once an hour is chosen. */
export function PlaceStep({ booking }: StepProps) {
  const { draft } = booking.memory;
  return (
    <Form booking={booking} submit="Voir les créneaux">
      <p className={styles.count}>
        Pour vous proposer les heures d’un technicien qui peut venir chez vous.
      </p>
      <div className={styles.town}>
        <TextField
          name="address.zip"
          label="Code postal"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={draft.zip}
          error={booking.faults["address.zip"]}
          onChange={(event) => booking.answer({ zip: event.target.value })}
        />
        <TextField
          name="address.city"
          label="Ville"
          autoComplete="address-level2"
          maxLength={120}
          value={draft.city}
          error={booking.faults["address.city"]}
          onChange={(event) => booking.answer({ city: event.target.value })}
        />
      </div>
    </Form>
  );
}
