import { termsPath } from "../../../../domain/shop/address.ts";
import { ofName } from "../../../../domain/shop/elision.ts";
import { Check } from "../../../ui/site/field.tsx";
import styles from "../booking.module.css";
import type { StepProps } from "../step-props.ts";

export const Consent = ({ booking, props }: StepProps) => (
  <>
    <Check
      name="consents.cgv"
      checked={booking.memory.draft.cgv}
      error={booking.faults["consents.cgv"]}
      onChange={(event) => booking.answer({ cgv: event.target.checked })}
      label={
        <>
          J’accepte les{" "}
          <a href={termsPath(props.shop)} target="_blank" rel="noreferrer">
            conditions générales de vente
          </a>{" "}
          {ofName(props.shop.name)}
        </>
      }
    />
    <p className={styles.count}>
      Vos données servent à ce rendez-vous et au suivi de la réparation :{" "}
      <a href="/rgpd" target="_blank" rel="noreferrer">
        protection des données
      </a>
      .
    </p>
  </>
);
