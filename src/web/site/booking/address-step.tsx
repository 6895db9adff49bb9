import { useState } from "react";
import { Button } from "../../ui/site/button.tsx";
import { TextField } from "../../ui/site/field.tsx";
import styles from "./booking.module.css";
import type { Draft } from "./draft.ts";
import { Form } from "./form.tsx";
import { useSuggestions } from "./geocode.ts";
import type { StepProps } from "./step-props.ts";

export function AddressStep({ booking }: StepProps) {
  const { draft } = booking.memory;
  const { faults } = booking;
  return (
    <Form booking={booking}>
      <Street booking={booking} />
      <TextField
        name="address.complement"
        label="Complément"
        optional
        hint="Bâtiment, étage, code d’entrée."
        autoComplete="address-line2"
        maxLength={200}
        value={draft.complement}
        error={faults["address.complement"]}
        onChange={(event) => booking.answer({ complement: event.target.value })}
      />
      <div className={styles.town}>
        <TextField
          name="address.zip"
          label="Code postal"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={draft.zip}
          error={faults["address.zip"]}
          onChange={(event) => booking.answer({ zip: event.target.value })}
        />
        <TextField
          name="address.city"
          label="Ville"
          autoComplete="address-level2"
          maxLength={120}
          value={draft.city}
          error={faults["address.city"]}
          onChange={(event) => booking.answer({ city: event.target.value })}
        />
      </div>
    </Form>
  );
}

/** Typing always works; suggestions, when they come, fill the rest. */
function Street({ booking }: Pick<StepProps, "booking">) {
  const { street, city, lat } = booking.memory.draft;
  const [typing, setTyping] = useState(false);
  const suggestions = useSuggestions(typing && lat === null ? `${street} ${city}` : "");
  const choose = (change: Partial<Draft>) => {
    setTyping(false);
    booking.answer(change);
    document.getElementById("address.complement")?.focus();
  };
  return (
    <div>
      <TextField
        name="address.street"
        label="Numéro et rue"
        autoComplete="address-line1"
        maxLength={200}
        value={street}
        error={booking.faults["address.street"]}
        onChange={(event) => {
          setTyping(true);
          booking.answer({ street: event.target.value });
        }}
      />
      <p className={styles.hidden} role="status">
        {suggestions.length > 0 && `${suggestions.length} adresses proposées sous le champ`}
      </p>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {suggestions.map(({ label, ...place }) => (
            <li key={label}>
              <Button look="bare" wide onClick={() => choose(place)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
