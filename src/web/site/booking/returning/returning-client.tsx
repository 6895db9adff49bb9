import { useState, type KeyboardEvent } from "react";
import {
  addressesNear,
  appliancesAlike,
  contactOf,
  ownAppliance,
  type KnownClient,
} from "../../../../domain/booking/returning/known.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import { Button } from "../../../ui/site/button.tsx";
import { Choice, Choices } from "../../../ui/site/choice.tsx";
import { TextField } from "../../../ui/site/field.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import { showPhone } from "../../phone.ts";
import { post } from "../../post.ts";
import styles from "../booking.module.css";
import type { StepProps } from "../step-props.ts";
import { knownClients } from "./known.ts";
import { codeFault, contactFault, ELSEWHERE, sentTo } from "./words.ts";

type Asked = { contact: string; code_id: string };

/** A telephone or an e-mail, the code that it receives, then what the shop knows of its client. */
export function ReturningClient({ booking, props }: StepProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [known, setKnown] = useState<KnownClient[]>([]);
  const path = `/api/v1/shops/${props.shop.id}/client-codes`;
  if (known.length > 0) return <Known clients={known} booking={booking} />;
  if (!asked) return <Ask path={path} onAsked={setAsked} />;
  return <Type path={path} asked={asked} onKnown={setKnown} onRestart={() => setAsked(null)} />;
}

type EntryProps = {
  label: string;
  hint: string;
  button: string;
  inputMode: "email" | "numeric";
  /** Answers why it is refused; empty when it is right. */
  onSend: (text: string) => Promise<string>;
};

/** One field within the form of the contact: Enter sends it and not the booking. */
function Entry({ label, hint, button, inputMode, onSend }: EntryProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setError(await onSend(text));
    setBusy(false);
  };
  return (
    <>
      <TextField
        name={`returning.${inputMode}`}
        label={label}
        hint={hint}
        inputMode={inputMode}
        autoComplete={inputMode === "numeric" ? "one-time-code" : "off"}
        maxLength={254}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void send();
        }}
      />
      <Button look="quiet" onClick={() => void send()}>
        {busy ? "Un instant…" : button}
      </Button>
    </>
  );
}

const Ask = ({ path, onAsked }: { path: string; onAsked: (asked: Asked) => void }) => (
  <fieldset className={styles.group}>
    <legend>Déjà client ?</legend>
    <Entry
      label="Votre téléphone ou votre e-mail"
      hint="Celui que l’atelier connaît : un code y est envoyé."
      button="Recevoir un code"
      inputMode="email"
      onSend={async (contact) => {
        const sent = await post(path, { contact });
        if (isRefusal(sent)) return contactFault(sent.refused);
        onAsked({ contact, code_id: String(sent.body.code_id) });
        return "";
      }}
    />
  </fieldset>
);

type TypeProps = {
  path: string;
  asked: Asked;
  onKnown: (clients: KnownClient[]) => void;
  onRestart: () => void;
};

const Type = ({ path, asked: { contact, code_id }, onKnown, onRestart }: TypeProps) => (
  <fieldset className={styles.group}>
    <legend>Déjà client ?</legend>
    <p role="status">{sentTo(contact)}</p>
    <Entry
      label="Code reçu"
      hint="Six chiffres."
      button="Vérifier le code"
      inputMode="numeric"
      onSend={async (code) => {
        const answer = await post(`${path}/confirm`, { code_id, code });
        if (isRefusal(answer)) return codeFault(answer.refused);
        onKnown(knownClients(answer.body.clients));
        return "";
      }}
    />
    <Button look="bare" onClick={onRestart}>
      Demander un autre code
    </Button>
  </fieldset>
);

type KnownProps = Pick<StepProps, "booking"> & { clients: KnownClient[] };

/** The record fills the fields below, which stay open to correction. */
function Known({ clients, booking }: KnownProps) {
  const { draft } = booking.memory;
  const chosen = clients.find(({ pass }) => pass === draft.pass);
  return (
    <fieldset className={styles.group}>
      <legend>{chosen ? "L’atelier vous reconnaît" : "Qui prend rendez-vous ?"}</legend>
      <Choices>
        {clients.map((client) => (
          <Choice
            key={client.pass}
            title={`${client.firstname} ${client.lastname}`.trim()}
            chosen={client === chosen}
            onChoose={() => booking.answer(contactOf(client, showPhone))}
          />
        ))}
      </Choices>
      {chosen && <Addresses client={chosen} booking={booking} />}
      {chosen && <Appliances client={chosen} booking={booking} />}
    </fieldset>
  );
}

type OneProps = Pick<StepProps, "booking"> & { client: KnownClient };

function Addresses({ client, booking }: OneProps) {
  const { draft } = booking.memory;
  const near = addressesNear(client, draft);
  if (draft.where !== "Chez le client" || client.addresses.length === 0) return null;
  if (near.length === 0)
    return (
      <Notice tone="waits">
        <p>{ELSEWHERE}</p>
        <Button look="bare" onClick={() => booking.goTo("slot")}>
          Changer de lieu
        </Button>
      </Notice>
    );
  return (
    <Choices>
      {near.map(({ street, complement, city }) => (
        <Choice
          key={`${street} ${complement}`}
          title={street}
          detail={[complement, city].filter(Boolean).join(", ")}
          chosen={draft.street === street && draft.complement === complement}
          onChoose={() => booking.answer({ street, complement, city })}
        />
      ))}
    </Choices>
  );
}

/** « Lave-linge Bosch WAT28 », so that it is not filed twice. */
function Appliances({ client, booking }: OneProps) {
  const { draft } = booking.memory;
  const alike = appliancesAlike(client, draft);
  if (alike.length === 0) return null;
  return (
    <>
      <p className={styles.asked}>
        <strong>Est-ce l’un de vos appareils ?</strong>
      </p>
      <Choices>
        {alike.map((one) => (
          <Choice
            key={one.id}
            title={one.label}
            detail={one.last && `Confié le ${one.last}`}
            chosen={draft.appliance_id === one.id}
            onChoose={() => booking.answer(ownAppliance(one, draft))}
          />
        ))}
      </Choices>
    </>
  );
}
