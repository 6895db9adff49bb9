import { isDue } from "../../../../domain/booking/price.ts";
import { termsPath } from "../../../../domain/shop/address.ts";
import { Button } from "../../../ui/site/button.tsx";
import { Check, TextField } from "../../../ui/site/field.tsx";
import type { BookingFormProps } from "../../props.ts";
import { rowsOf } from "../contact/recap-texts.ts";
import { answersText } from "../problem/tunnel.tsx";
import styles from "../booking.module.css";
import { Returning } from "./returning.tsx";

type Field = [name: string, label: string, value: string, isOptional?: true];

/** Who and where exactly, the priced recap, and the button that says the duty to pay. */
export function ContactScreen({ offer, draft, faults, recognition }: BookingFormProps) {
  const { kind, where } = draft;
  const due = kind !== "" && where !== "" && isDue(offer.tariffs, { kind, where });
  return (
    <>
      <Returning recognition={recognition} draft={draft} />
      {fieldsOf(draft).map(([name, label, value, optional]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          optional={optional ?? false}
          maxLength={200}
          defaultValue={value}
          error={faults[name]}
        />
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

const fieldsOf = (draft: BookingFormProps["draft"]): Field[] => [
  ["client.lastname", "Nom", draft.lastname],
  ["client.firstname", "Prénom", draft.firstname, true],
  ["client.phone", "Téléphone", draft.phone],
  ["client.other_phones.0", "Autre téléphone", draft.other_phone, true],
  ["client.email", "E-mail", draft.email, true],
  ...(draft.where === "Chez le client" ? addressFields(draft) : []),
];

const addressFields = (draft: BookingFormProps["draft"]): Field[] => [
  ["address.street", "Numéro et rue", draft.street],
  ["address.complement", "Complément", draft.complement, true],
  ["address.city", "Ville", draft.city],
];
