import { TextField } from "../../ui/site/field.tsx";
import styles from "./booking.module.css";
import { Form } from "./form.tsx";
import { faultsOf } from "./request.ts";
import { stillFits } from "./slot/slots.ts";
import { StreetFields } from "./street-fields.tsx";
import type { StepProps } from "./step-props.ts";

export const ContactStep = ({ booking, props }: StepProps) => {
  const { draft } = booking.memory;
  const { faults } = booking;
  // The hour was chosen for the town: an exact address may be too far from the visit before it.
  const next = async () => {
    const isFaulty = Object.keys(faultsOf("contact", draft)).length > 0;
    if (isFaulty || (await stillFits(props.shop, draft))) await booking.next();
    else booking.goTo("slot");
  };
  return (
    <Form booking={{ ...booking, next }}>
      <div className={styles.pair}>
        <TextField
          name="client.lastname"
          label="Nom"
          autoComplete="family-name"
          maxLength={100}
          value={draft.lastname}
          error={faults["client.lastname"]}
          onChange={(event) => booking.answer({ lastname: event.target.value })}
        />
        <TextField
          name="client.firstname"
          label="Prénom"
          optional
          autoComplete="given-name"
          maxLength={100}
          value={draft.firstname}
          error={faults["client.firstname"]}
          onChange={(event) => booking.answer({ firstname: event.target.value })}
        />
      </div>
      <TextField
        name="client.phone"
        label="Téléphone"
        type="tel"
        hint="Pour vous prévenir si le technicien a du retard."
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        error={faults["client.phone"]}
        onChange={(event) => booking.answer({ phone: event.target.value })}
      />
      <TextField
        name="client.email"
        label="E-mail"
        type="email"
        optional
        hint="Pour recevoir la confirmation et le lien de suivi."
        autoComplete="email"
        maxLength={254}
        value={draft.email}
        error={faults["client.email"]}
        onChange={(event) => booking.answer({ email: event.target.value })}
      />
      {draft.where === "Chez le client" && <StreetFields booking={booking} />}
    </Form>
  );
};
