import { Group, Text } from "@mantine/core";
import { PAID_CODE } from "../../../../domain/invoice/platform/status.ts";
import { formatMoment } from "../../../../domain/time.ts";
import { Mark, type Tone } from "../../../ui/office/mark.tsx";
import { office } from "../../../ui/office/styles.ts";
import { useZone } from "../../shop/use-shop.ts";
import type { InvoiceParts } from "../parts.ts";
import { Again } from "./again.tsx";
import { CorrectNote } from "./correct-note.tsx";
import styles from "./platform.module.css";
import { UntoldPayments } from "./untold-payments.tsx";
import { paidText } from "./words.ts";

type Sending = NonNullable<InvoiceParts["sending"]>;
type Props = { invoice: InvoiceParts; correct: () => void };

export const toneOf = ({ current, state, is_failed, is_held }: Sending): Tone => {
  if (is_failed || (!current && state === "failed")) return "bad";
  if (is_held || !current) return "wait";
  return current.code === 205 || current.code === PAID_CODE ? "good" : "work";
};

const STATE_FR: Record<string, string> = {
  waiting: "En route vers la plateforme",
  sent: "Transmise à la plateforme",
  failed: "La plateforme ne l’a pas reçue",
};
export const sendingText = ({ current, state }: Sending): string =>
  current?.text ?? STATE_FR[state] ?? "";

/** What the approved platform says of the invoice, and what to do when it was not accepted. */
export function SendingLine({ invoice, correct }: Props) {
  const { sending } = invoice;
  const zone = useZone();
  if (invoice.is_internal)
    return (
      <Text size="sm" c="dimmed">
        Avoir interne : il n’est pas transmis, puisque le client n’a jamais reçu la facture.
      </Text>
    );
  if (!sending) return null;
  const { current, state, is_held, correction, flow_id, paid, untold } = sending;
  return (
    <div className={styles.sending}>
      <Group gap={8}>
        <Mark tone={toneOf(sending)}>{sendingText(sending)}</Mark>
        {current && (
          <Text size="sm" c="dimmed">
            {formatMoment(current.at, zone)}
          </Text>
        )}
      </Group>
      {!current && state !== "failed" && (
        <Text size="sm" c="dimmed">
          Son original part par la plateforme agréée, et non par e-mail.
        </Text>
      )}
      {current?.code === PAID_CODE && paid.length > 0 && (
        <Text size="sm" className={office.figures}>
          {paidText(paid)}
        </Text>
      )}
      {current && current.reason !== "" && correction === "none" && (
        <Text size="sm">{current.reason}</Text>
      )}
      {is_held && (
        <Text size="sm">Le client attend votre réponse avant de payer : appelez-le.</Text>
      )}
      {correction !== "none" && <CorrectNote invoice={invoice} correct={correct} />}
      {state === "failed" && invoice.credited_incl === 0 && flow_id && (
        <Again id={flow_id} label="Envoyer de nouveau" done="Elle repart vers la plateforme." />
      )}
      {correction === "none" && <UntoldPayments untold={untold} />}
      <History statuses={sending.statuses} />
    </div>
  );
}

/** Every status as it came, on the platform's clock. */
function History({ statuses }: Pick<Sending, "statuses">) {
  const zone = useZone();
  if (statuses.length < 2) return null;
  return (
    <details>
      <summary>
        <Text span size="sm" c="dimmed">
          {`Les ${statuses.length} statuts`}
        </Text>
      </summary>
      <ol className={styles.history}>
        {statuses.map(({ code, text, reason, at }) => (
          <li key={`${code} ${at}`}>
            <Text size="sm" c="dimmed">
              {formatMoment(at, zone)}
            </Text>
            <Text size="sm">
              {text}
              {reason && `. ${reason}`}
            </Text>
          </li>
        ))}
      </ol>
    </details>
  );
}
