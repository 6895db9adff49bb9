/** A day that slips: how long the technician still needs, the new hours, whom to tell, and one button. */
import { Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { Zone } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { personOf } from "../event-block.ts";
import type { AgendaEntry } from "../query.ts";
import { DelayPlan } from "./delay-plan.tsx";
import { LeftOut } from "./left-out.tsx";
import { delayQuery, type DelayProposal } from "./query.ts";
import { toldOf, useRescheduling, type Rescheduled } from "./use-rescheduling.ts";
import { STAYS, stayText } from "./late-text.ts";
import { acceptText, endText, orderText, toldText } from "./words.ts";
import round from "../round/round.module.css";
import styles from "./delay.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = {
  user_id: string;
  /** Of a colleague; one's own day has none. */
  name?: string | undefined;
  /** That the technician still needs, as it was said first. */
  minutes: number;
  zone: Zone;
  /** The appointments of the day. */
  events: readonly AgendaEntry[];
  onClose: () => void;
};

const SMALL = "(max-width: 44.99em)";
const WIDTH = 620;

export function DelayDialog({ user_id, name, zone, events, onClose, ...said }: Props) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const [minutes, setMinutes] = useState(said.minutes);
  // The visits that lost their technician when the new hours were written; undefined before.
  const [left, setLeft] = useState<{ done: string; entries: readonly AgendaEntry[] }>();
  const finish = ({ done, left_out }: Rescheduled): void => {
    const entries = events.filter(({ id }) => left_out.includes(id));
    if (entries.length > 0) setLeft({ done, entries });
    else onClose();
  };
  const read = useRead({
    query: delayQuery,
    variables: { user_id, minutes },
    nouns: ["event", "repair"],
  });
  const proposal = read.data?.delayProposal;
  return (
    <Dialog
      onClose={onClose}
      title={name ? `La journée de ${name} prend du retard` : "Ma journée prend du retard"}
      size={WIDTH}
      fullScreen={small}
    >
      {left ? (
        <LeftOut {...left} zone={zone} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <div>
            <Text fw={600} mb={4} aria-hidden>
              Temps encore nécessaire sur place
            </Text>
            <SegmentedControl
              aria-label="Temps encore nécessaire sur place"
              fullWidth
              size="md"
              value={String(minutes)}
              onChange={(value) => setMinutes(Number(value))}
              data={STAYS.map((stay) => ({ value: String(stay), label: stayText(stay) }))}
            />
          </div>
          <ReadStates read={read}>
            {proposal ? (
              <Proposal {...{ proposal, user_id, zone, events, onClose }} onDone={finish} />
            ) : (
              <Text>Aucune visite n’est en cours : il n’y a rien à réorganiser.</Text>
            )}
          </ReadStates>
        </Stack>
      )}
    </Dialog>
  );
}

type ProposalProps = Pick<Props, "user_id" | "zone" | "events" | "onClose"> & {
  proposal: DelayProposal;
  onDone: (day: Rescheduled) => void;
};

function Proposal({ proposal, user_id, zone, events, onClose, onDone }: ProposalProps) {
  const { accept, busy } = useRescheduling(user_id, onDone);
  const { after, moves } = proposal;
  const entries = new Map(events.map((entry) => [entry.id, entry]));
  const told = toldOf(proposal);
  const isNothing = moves.length === 0 && after.left_out.length === 0;
  return (
    <>
      <div role="status">
        <Text>{endText(proposal, zone)}.</Text>
        <p className={styles.told}>{toldText(told)}</p>
        {after.lines.length > 1 && (
          <Text size="sm" c="dimmed">
            {orderText(proposal)}
          </Text>
        )}
        {after.left_out.map(({ id }) => {
          const entry = entries.get(id);
          return (
            <p key={id} className={styles.leftOut}>
              <strong>{entry ? personOf(entry) : "Une visite"}</strong> ne tient plus dans la
              journée : elle restera sans intervenant, à confier à un collègue ou à un autre jour.
            </p>
          );
        })}
      </div>
      {/* On a telephone a plan that is proposed stands first among its neighbours: here it has none. */}
      <div className={styles.plan}>
        <DelayPlan proposal={proposal} entries={entries} zone={zone} />
      </div>
      <Group justify="flex-end" gap={8} className={round.actions}>
        <Button variant="default" onClick={onClose}>
          {isNothing ? "Fermer" : "Ne rien changer"}
        </Button>
        {!isNothing && (
          <Button loading={busy} onClick={() => void accept(proposal)}>
            {acceptText(told)}
          </Button>
        )}
      </Group>
    </>
  );
}
