import { Text } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { dateOf, formatDayMonth, type Zone } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { PhoneLink } from "../../client/phone-link.tsx";
import { removeVisitor, visitorsQuery, type WaitingVisitor } from "./query.ts";
import styles from "./waiting.module.css";
import { offerText } from "./words.ts";

/** Visitors who found no hour, and wait without an appointment. */
export function Visitors({ zone }: { zone: Zone }) {
  const read = useRead({ query: visitorsQuery, variables: {}, nouns: ["event"], steady: true });
  const { act, busy } = useAction(removeVisitor);
  const session = useSession();
  const mayEdit = session !== undefined && may(session.me, "edit-agenda");
  const remove = async (visitor_id: string) => {
    await act({ visitor_id });
    read.retry();
  };
  return (
    <ReadStates read={read}>
      {read.data && read.data.waiting_visitors.length > 0 && (
        <>
          <Text size="sm" fw={600} mt={16} mb={8}>
            Sans rendez-vous, depuis votre page de réservation
          </Text>
          <ul className={styles.waiting}>
            {read.data.waiting_visitors.map((visitor) => (
              <Row
                key={visitor.id}
                visitor={visitor}
                zone={zone}
                busy={busy}
                onRemove={mayEdit ? remove : undefined}
              />
            ))}
          </ul>
        </>
      )}
    </ReadStates>
  );
}

type RowProps = {
  visitor: WaitingVisitor;
  zone: Zone;
  busy: boolean;
  onRemove: ((id: string) => Promise<unknown>) | undefined;
};

function Row({ visitor, zone, busy, onRemove }: RowProps) {
  const { id, name, phone, job, suiting, since } = visitor;
  const offer = offerText(visitor, zone);
  return (
    <li>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm">{job}</Text>
        <Text size="sm">
          <PhoneLink name={name} number={phone} />
        </Text>
        <Text size="sm" c="dimmed">
          Attend depuis le {formatDayMonth(dateOf(since, zone))}, {suiting}
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
          why="Les places qui se libèrent ne lui seront plus proposées, et ce qui a été rempli est effacé."
          onConfirm={() => onRemove(id)}
        >
          Retirer
        </ConfirmButton>
      )}
    </li>
  );
}
