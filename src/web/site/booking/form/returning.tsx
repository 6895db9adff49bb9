import {
  addressesNear,
  appliancesAlike,
  type KnownClient,
} from "../../../../domain/booking/returning/known.ts";
import { Button } from "../../../ui/site/button.tsx";
import { Choices, SentChoice } from "../../../ui/site/choice.tsx";
import { TextField } from "../../../ui/site/field.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import type { BookingFormProps } from "../../props.ts";
import { codeFault, contactFault, ELSEWHERE, sentTo } from "../returning/words.ts";
import styles from "../booking.module.css";

type Props = Pick<BookingFormProps, "recognition" | "draft">;

/** A telephone or an e-mail, the code that it receives, then what the shop knows of its client. */
export function Returning({ recognition, draft }: Props) {
  const { contact, code_id, passes, clients } = recognition;
  const chosen = clients.find(({ pass }) => pass === draft.pass);
  return (
    <details className={styles.other} open={contact !== ""}>
      <summary>Déjà client ? Recevoir un code</summary>
      <input type="hidden" name="returning.code_id" value={code_id} />
      <input type="hidden" name="returning.passes" value={passes.join(" ")} />
      {code_id !== "" && <input type="hidden" name="returning.contact" value={contact} />}
      <div className={styles.form}>
        {clients.length > 0 && <Known clients={clients} chosen={chosen} draft={draft} />}
        {clients.length === 0 && code_id === "" && <Ask {...recognition} />}
        {clients.length === 0 && code_id !== "" && <Type {...recognition} />}
      </div>
    </details>
  );
}

const Ask = ({ contact, fault }: BookingFormProps["recognition"]) => (
  <>
    <TextField
      name="returning.contact"
      label="Votre téléphone ou votre e-mail"
      hint="Celui que l’atelier connaît : un code y est envoyé."
      inputMode="email"
      maxLength={254}
      defaultValue={contact}
      error={fault && contactFault(fault)}
    />
    <Button type="submit" look="quiet" name="returning" value="ask">
      Recevoir un code
    </Button>
  </>
);

const Type = ({ contact, fault }: BookingFormProps["recognition"]) => (
  <>
    <p role="status">{sentTo(contact)}</p>
    <TextField
      name="returning.code"
      label="Code reçu"
      hint="Six chiffres."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      error={fault && codeFault(fault)}
    />
    <Button type="submit" look="quiet" name="returning" value="confirm">
      Vérifier le code
    </Button>
    <Button type="submit" look="bare" name="returning" value="restart">
      Demander un autre code
    </Button>
  </>
);

type KnownProps = Pick<Props, "draft"> & {
  clients: readonly KnownClient[];
  chosen: KnownClient | undefined;
};

/** The record fills the fields below, which stay open to correction. */
const Known = ({ clients, chosen, draft }: KnownProps) => (
  <>
    <p role="status">
      <strong>{chosen ? "L’atelier vous reconnaît" : "Qui prend rendez-vous ?"}</strong>
    </p>
    <Choices>
      {clients.map((client) => (
        <SentChoice
          key={client.pass}
          name="returning.client"
          value={client.pass}
          title={`${client.firstname} ${client.lastname}`.trim()}
          chosen={client === chosen}
        />
      ))}
    </Choices>
    {chosen && <Addresses client={chosen} draft={draft} />}
    {chosen && <Appliances client={chosen} draft={draft} />}
  </>
);

type OneProps = Pick<Props, "draft"> & { client: KnownClient };

function Addresses({ client, draft }: OneProps) {
  const near = addressesNear(client, draft);
  if (draft.where !== "Chez le client" || client.addresses.length === 0) return null;
  if (near.length === 0)
    return (
      <Notice tone="waits">
        <p>{ELSEWHERE}</p>
        <Button type="submit" look="bare" name="to" value="slot">
          Changer de lieu
        </Button>
      </Notice>
    );
  return (
    <Choices>
      {near.map(({ street, complement, city }, index) => (
        <SentChoice
          key={`${street} ${complement}`}
          name="returning.address"
          value={String(index)}
          title={street}
          detail={[complement, city].filter(Boolean).join(", ")}
          chosen={draft.street === street && draft.complement === complement}
        />
      ))}
    </Choices>
  );
}

function Appliances({ client, draft }: OneProps) {
  const alike = appliancesAlike(client, draft);
  if (alike.length === 0) return null;
  return (
    <>
      <p>
        <strong>Est-ce l’un de vos appareils ?</strong>
      </p>
      <Choices>
        {alike.map(({ id, label, last }) => (
          <SentChoice
            key={id}
            name="returning.appliance"
            value={id}
            title={label}
            detail={last && `Confié le ${last}`}
            chosen={draft.appliance_id === id}
          />
        ))}
      </Choices>
    </>
  );
}
