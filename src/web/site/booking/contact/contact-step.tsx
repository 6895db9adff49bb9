import { useState } from "react";
import { stepOf } from "../../../../domain/booking/steps.ts";
import { isDue } from "../../../../domain/booking/price.ts";
import { Button } from "../../../ui/site/button.tsx";
import { TextField } from "../../../ui/site/field.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import { refusalText } from "../../refusal.ts";
import styles from "../booking.module.css";
import { Form } from "../form.tsx";
import { SlotList } from "../slot/slot-list.tsx";
import type { StepProps } from "../step-props.ts";
import type { ReturningClient } from "../returning/returning-client.tsx";
import { Consent } from "./consent.tsx";
import { Recap } from "./recap.tsx";
import { StreetFields } from "./street-fields.tsx";
import { useConfirm, type Confirming } from "./use-confirm.ts";

/** Who and where exactly, beside all that was answered and its price: one press books. */
export function ContactStep({ booking, props }: StepProps) {
  const { draft } = booking.memory;
  const confirming = useConfirm(booking, props);
  const confirmer = { ...booking, next: confirming.confirm };
  return (
    <Form
      booking={confirmer}
      submit={confirming.sending ? "Réservation en cours…" : toConfirm(booking, props)}
    >
      <div className={styles.both}>
        <div className={styles.form}>
          {!props.trial && <Returning booking={booking} props={props} />}
          <Names booking={booking} />
          <Reach booking={booking} />
          {draft.where === "Chez le client" && <StreetFields booking={booking} />}
        </div>
        <div className={styles.summary}>
          <Recap booking={booking} props={props} />
          <Refused confirming={confirming} booking={booking} props={props} />
          <Consent booking={booking} props={props} />
        </div>
      </div>
    </Form>
  );
}

/** Code de la consommation, article L221-14: the button says that the order must be paid. */
function toConfirm({ memory: { draft } }: StepProps["booking"], { tariffs }: StepProps["props"]) {
  const { kind, where } = draft;
  const due = kind !== "" && where !== "" && isDue(tariffs, { kind, where });
  return due ? "Confirmer le rendez-vous avec obligation de paiement" : "Confirmer le rendez-vous";
}

/** Fetched when it is asked for: most visitors come for the first time. */
function Returning({ booking, props }: StepProps) {
  const [form, setForm] = useState<typeof ReturningClient>();
  const Opened = form;
  if (Opened) return <Opened booking={booking} props={props} />;
  const open = async () => {
    const { ReturningClient: loaded } = await import("../returning/returning-client.tsx");
    setForm(() => loaded);
  };
  return (
    <p>
      <Button look="bare" onClick={() => void open()}>
        Déjà client ? Recevoir un code
      </Button>
    </p>
  );
}

type Fields = Pick<StepProps, "booking">;

const Names = ({ booking: { memory, faults, answer } }: Fields) => (
  <div className={styles.pair}>
    <TextField
      name="client.lastname"
      label="Nom"
      autoComplete="family-name"
      maxLength={100}
      value={memory.draft.lastname}
      error={faults["client.lastname"]}
      onChange={(event) => answer({ lastname: event.target.value })}
    />
    <TextField
      name="client.firstname"
      label="Prénom"
      optional
      autoComplete="given-name"
      maxLength={100}
      value={memory.draft.firstname}
      error={faults["client.firstname"]}
      onChange={(event) => answer({ firstname: event.target.value })}
    />
  </div>
);

function Reach({ booking: { memory, faults, answer } }: Fields) {
  const { phone, other_phone, email } = memory.draft;
  const [isAdding, setAdding] = useState(false);
  const fault = faults["client.other_phones.0"];
  return (
    <>
      <TextField
        name="client.phone"
        label="Téléphone"
        type="tel"
        hint="Pour vous prévenir si le technicien a du retard."
        autoComplete="tel"
        maxLength={40}
        value={phone}
        error={faults["client.phone"]}
        onChange={(event) => answer({ phone: event.target.value })}
      />
      {isAdding || other_phone !== "" ? (
        <TextField
          name="client.other_phones.0"
          label="Autre téléphone"
          type="tel"
          optional
          hint="Un voisin, un fixe, le lieu de travail."
          maxLength={40}
          value={other_phone}
          error={fault}
          onChange={(event) => answer({ other_phone: event.target.value })}
        />
      ) : (
        <p>
          <Button look="bare" onClick={() => setAdding(true)}>
            Ajouter un autre téléphone
          </Button>
        </p>
      )}
      <TextField
        name="client.email"
        label="E-mail"
        type="email"
        optional
        hint="Pour recevoir la confirmation et le lien de suivi."
        autoComplete="email"
        maxLength={254}
        value={email}
        error={faults["client.email"]}
        onChange={(event) => answer({ email: event.target.value })}
      />
    </>
  );
}

/** Refusals that another slot answers. */
const OTHER_SLOT = ["slot-taken", "too-late", "too-early"];

/** What happened, what is safe, what to do; a field at fault leads back to its question. */
function Refused({ confirming, booking, props }: StepProps & { confirming: Confirming }) {
  const { refusal, nearest, fields } = confirming;
  if (!refusal) return null;
  const field = Object.keys(fields).find((name) => stepOf(name) !== "contact");
  return (
    <div className={styles.refused}>
      <Notice tone="wrong">
        <p>
          {refusal === "slot-taken" && nearest.length === 0
            ? "Ce créneau vient d’être pris. Choisissez-en un autre : vos réponses sont gardées."
            : refusalText(refusal)}
        </p>
        {field && (
          <Button look="quiet" onClick={() => booking.showFaults(stepOf(field), fields)}>
            Corriger
          </Button>
        )}
      </Notice>
      <SlotList
        slots={nearest}
        props={props}
        chosen={booking.memory.draft.slot?.public_start_at ?? null}
        onChoose={confirming.take}
      />
      {OTHER_SLOT.includes(refusal) && (
        <Button look="bare" onClick={() => booking.goTo("slot")}>
          Voir tous les créneaux
        </Button>
      )}
    </div>
  );
}
