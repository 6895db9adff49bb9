import { Button, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import type { Zone } from "../../../../domain/time.ts";
import { formatMoment } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { Mark } from "../../../ui/office/mark.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { replayDelivery } from "./actions.ts";
import { contentQuery, deliveriesQuery, type ShownDelivery, type ShownWebhook } from "./query.ts";
import { attemptText, deliveryState, eventText, readableBody } from "./words.ts";
import styles from "./webhook.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

const STATES = [
  { value: "waiting", label: "En attente" },
  { value: "delivered", label: "Remis" },
  { value: "failed", label: "Échoués" },
];
/** What the server answers at once. */
const PAGE = 30;

type Props = { webhook: ShownWebhook; onClose: () => void };

/** What was sent to an address in the last month, and what it answered. */
export function DeliveriesDialog({ webhook, onClose }: Props) {
  const [state, setState] = useState<string>();
  return (
    <Dialog onClose={onClose} size="lg" title={`Envois à ${new URL(webhook.url).host}`}>
      <FilterChips
        label="État des envois"
        all={{ label: "Tous" }}
        options={STATES}
        value={state}
        onChange={setState}
      />
      <Deliveries key={state ?? ""} webhook_id={webhook.id} state={state ?? null} before={null} />
    </Dialog>
  );
}

type PageProps = { webhook_id: string; state: string | null; before: string | null };

/** One page, and below it the next once it is asked for. */
function Deliveries({ webhook_id, state, before }: PageProps) {
  const zone = useZone();
  const [isLonger, setLonger] = useState(false);
  const variables = { webhook_id, state, before };
  const read = useRead({ query: deliveriesQuery, variables, nouns: ["webhook"] });
  const shown = read.data?.webhook_deliveries ?? [];
  const last = shown.at(-1)?.id ?? null;
  return (
    <ReadStates read={read} shape={<Skeleton h={120} mt="sm" />}>
      {shown.length === 0 && before === null && (
        <Text size="sm" c="dimmed" mt="md">
          Aucun envoi pour l’instant.
        </Text>
      )}
      <ol className={styles.deliveries}>
        {shown.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryRow delivery={delivery} zone={zone} />
          </li>
        ))}
      </ol>
      {shown.length === PAGE && !isLonger && (
        <Button variant="default" fullWidth onClick={() => setLonger(true)}>
          Envois plus anciens
        </Button>
      )}
      {isLonger && last && <Deliveries webhook_id={webhook_id} state={state} before={last} />}
    </ReadStates>
  );
}

type RowProps = { delivery: ShownDelivery; zone: Zone };

export function DeliveryRow({ delivery, zone }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { act, busy } = useAction(replayDelivery);
  const { tone, text } = deliveryState(delivery);
  const name = `${eventText(delivery.event)}, ${formatMoment(delivery.created_at, zone)}`;
  return (
    <>
      <div className={styles.line}>
        <Text fw={600}>{eventText(delivery.event)}</Text>
        <Mark tone={tone}>{text}</Mark>
      </div>
      <Text size="sm" c="dimmed">
        {[formatMoment(delivery.created_at, zone), attemptText(delivery, zone)]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      <div className={styles.deeds}>
        <Button
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Masquer" : "Voir"} le contenu : ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Masquer" : "Voir le contenu"}
        </Button>
        {delivery.state !== "waiting" && (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            aria-label={`Renvoyer : ${name}`}
            onClick={() => void act({ id: delivery.id })}
          >
            Renvoyer
          </Button>
        )}
      </div>
      {isOpen && <Content id={delivery.id} event_id={delivery.event_id} />}
    </>
  );
}

function Content({ id, event_id }: { id: string; event_id: string }) {
  const read = useRead({ query: contentQuery, variables: { id }, nouns: ["webhook"] });
  const { body, answer } = read.data?.webhook_delivery ?? { body: null, answer: "" };
  return (
    <ReadStates read={read} shape={<Skeleton h={120} mt="sm" />}>
      <Text size="sm" mt="sm">
        Envoyé
      </Text>
      <pre className={styles.text} tabIndex={0}>
        {`webhook-id: ${event_id}\n\n${body === null ? "Pas encore envoyé." : readableBody(body)}`}
      </pre>
      <Text size="sm">Réponse</Text>
      <pre className={styles.text} tabIndex={0}>
        {answer || "Vide."}
      </pre>
    </ReadStates>
  );
}
