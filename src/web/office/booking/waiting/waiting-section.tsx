import { Anchor, Text, Title } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { fullName } from "../../../../domain/client/names.ts";
import type { Zone } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { removeWaiting, waitingQuery, type WaitingClient } from "./query.ts";
import { currentText, offerText, removalText, sinceText, waitingJob } from "./words.ts";
import { Visitors } from "./visitors.tsx";
import styles from "./waiting.module.css";

/** « Attendent une place plus tôt »: who takes the hours that a cancelled visit leaves. */
export function WaitingSection({ zone }: { zone: Zone }) {
  const read = useRead({
    query: waitingQuery,
    variables: {},
    nouns: ["repair", "event"],
    steady: true,
  });
  const { act, busy } = useAction(removeWaiting);
  const session = useSession();
  const mayEdit = session !== undefined && may(session.me, "edit-agenda");
  const remove = async (repair_id: string) => {
    await act({ repair_id });
    read.retry();
  };
  return (
    <section aria-labelledby="waiting">
      <Title order={3} size="h4" id="waiting" mb={8}>
        Attendent une place plus tôt
      </Title>
      <ReadStates read={read}>
        {read.data && (
          <WaitingList
            clients={read.data.waiting_clients}
            zone={zone}
            busy={busy}
            onRemove={mayEdit ? remove : undefined}
          />
        )}
      </ReadStates>
      <Visitors zone={zone} />
    </section>
  );
}

type ListProps = {
  clients: readonly WaitingClient[];
  zone: Zone;
  busy: boolean;
  /** Undefined for those who may only read. */
  onRemove: ((repair_id: string) => Promise<unknown>) | undefined;
};

export function WaitingList({ clients, ...rest }: ListProps) {
  if (clients.length === 0)
    return (
      <Text size="sm">
        Aucun client n’attend une place plus tôt. Vos clients le demandent sur leur page de suivi.
      </Text>
    );
  return (
    <>
      <Text size="sm" c="dimmed" mb={8}>
        Chaque heure qui se libère leur est proposée d’elle-même, dans cet ordre.
      </Text>
      <ul className={styles.waiting}>
        {clients.map((client) => (
          <Row key={client.repair.id} client={client} {...rest} />
        ))}
      </ul>
    </>
  );
}

type RowProps = Omit<ListProps, "clients"> & { client: WaitingClient };

function Row({ client, zone, busy, onRemove }: RowProps) {
  const { repair } = client;
  const name = fullName(repair.client);
  const offer = offerText(client, zone);
  return (
    <li>
      <div>
        <Anchor href={`/app/sheet/${repair.id}`} target="_blank" fw={600}>
          {name}
        </Anchor>
        <Text size="sm">{waitingJob(client)}</Text>
        <Text size="sm">{currentText(client, zone)}</Text>
        <Text size="sm" c="dimmed">
          {sinceText(client, zone)}
        </Text>
        {offer && (
          <Text size="sm" fw={600}>
            {offer}
          </Text>
        )}
      </div>
      {onRemove && (
        <ConfirmButton
          variant="default"
          loading={busy}
          aria-label={`Retirer de la liste, ${name}`}
          title={`Retirer ${name} de la liste ?`}
          why={removalText(client, zone)}
          onConfirm={() => onRemove(repair.id)}
        >
          Retirer
        </ConfirmButton>
      )}
    </li>
  );
}
