import { isDue } from "../../../../domain/booking/price.ts";
import { termsPath } from "../../../../domain/shop/address.ts";
import { Button } from "../../../ui/site/button.tsx";
import { Check, TextField } from "../../../ui/site/field.tsx";
import type { BookingFormProps } from "../../props.ts";
import { bookingFields } from "../contact/contact-fields.ts";
import { rowsOf } from "../contact/recap-texts.ts";
import { answersText } from "../problem/tunnel.tsx";
import styles from "../booking.module.css";
import { Returning } from "./returning.tsx";

/** Who and where exactly, the priced recap, and the button that says the duty to pay. */
export function ContactScreen({ offer, draft, faults, recognition }: BookingFormProps) {
  const { kind, where } = draft;
  const due = kind !== "" && where !== "" && isDue(offer.tariffs, { kind, where });
  return (
    <>
      <Returning recognition={recognition} draft={draft} />
      {bookingFields(draft).map((field) => (
        <TextField key={field.name} {...field} maxLength={200} error={faults[field.name]} />
      ))}
      <dl className={styles.recap}>
        {rowsOf(draft, offer, answersText(draft))
          .filter(({ value }) => value !== "")
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Check
        name="consents.cgv"
        defaultChecked={draft.cgv}
        error={faults["consents.cgv"]}
        label={
          <>
            J’accepte les <a href={termsPath(offer.shop)}>conditions générales de vente</a>
          </>
        }
      />
      <Button type="submit" wide name="next" value="1">
        {due ? "Confirmer le rendez-vous avec obligation de paiement" : "Confirmer le rendez-vous"}
      </Button>
    </>
  );
}
