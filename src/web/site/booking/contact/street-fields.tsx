import { useState, type FocusEvent } from "react";
import { Button } from "../../../ui/site/button.tsx";
import { TextField } from "../../../ui/site/field.tsx";
import styles from "../booking.module.css";
import type { Draft } from "../../../../domain/booking/draft/draft.ts";
import { useSuggestions } from "./geocode.ts";
import type { StepProps } from "../step-props.ts";

/** Where exactly to come, in the town already given. */
export const StreetFields = ({ booking }: Pick<StepProps, "booking">) => (
  <fieldset className={styles.group}>
    <legend>Adresse de la visite</legend>
    <Street booking={booking} />
    <div className={styles.town}>
      <TextField name="zip" label="Code postal" readOnly value={booking.memory.draft.zip} />
      <TextField
        name="address.city"
        label="Ville"
        autoComplete="address-level2"
        maxLength={120}
        value={booking.memory.draft.city}
        error={booking.faults["address.city"]}
        onChange={(event) => booking.answer({ city: event.target.value })}
      />
    </div>
    <TextField
      name="address.complement"
      label="Complément"
      optional
      hint="Bâtiment, étage, code d’entrée."
      autoComplete="address-line2"
      maxLength={200}
      value={booking.memory.draft.complement}
      error={booking.faults["address.complement"]}
      onChange={(event) => booking.answer({ complement: event.target.value })}
    />
  </fieldset>
);

/** Typing always works; suggestions, when they come, fill the rest. */
function Street({ booking }: Pick<StepProps, "booking">) {
  const { street, zip, city, lat, slot } = booking.memory.draft;
  const [typing, setTyping] = useState(false);
  const suggestions = useSuggestions(typing && lat === null ? `${street} ${zip} ${city}` : "");
  const choose = (change: Partial<Draft>) => {
    setTyping(false);
    // Another postal code of the same town: the hour is checked with the address, not asked again.
    booking.answer({ ...change, slot });
    document.getElementById("address.complement")?.focus();
  };
  // A list that comes late would push away what is pressed below by now; one that is there stays.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (suggestions.length === 0 && !currentTarget.contains(relatedTarget)) setTyping(false);
  };
  return (
    <div onBlur={leave}>
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
        {suggestions.length > 0 && suggestedText(suggestions.length)}
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

const suggestedText = (count: number): string =>
  count === 1 ? "1 adresse proposée sous le champ" : `${count} adresses proposées sous le champ`;
