/** « Réorganiser la journée »: a shorter order for one technician's visits, accepted in one click, undone in one. */
import { Button, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { hoursOf } from "../../../../domain/agenda/round/propose.ts";
import { formatDay, type LocalDate, type Zone } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { userName } from "../../shop/colleague-name.ts";
import type { AgendaEntry } from "../query.ts";
import { projectionOf } from "./map-points.ts";
import { reorderRound, roundQuery, type RoundMove, type RoundProposal } from "./query.ts";
import { MAP_SIZE } from "./round-map.tsx";
import { placeOf, RoundPlan } from "./round-plan.tsx";
import { nothingText, savedText } from "./words.ts";
import styles from "./round.module.css";

type Person = { id: string; firstname: string; lastname: string };
type Props = {
  people: readonly Person[];
  /** Whose round is looked at first. */
  user_id: string;
  date: LocalDate;
  zone: Zone;
  events: readonly AgendaEntry[];
  onClose: () => void;
};

const SMALL = "(max-width: 44.99em)";
const WIDTH = 860;

export function RoundDialog({ people, date, zone, events, onClose, ...first }: Props) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const [user_id, setUser] = useState(first.user_id);
  const read = useRead({
    query: roundQuery,
    variables: { user_id, date },
    nouns: ["event"],
  });
  const { accept, busy } = useReordering(user_id, onClose);
  const proposal = read.data?.roundProposal;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Réorganiser la journée du ${formatDay(date)}`}
      size={WIDTH}
      fullScreen={small}
    >
      <Stack gap="md">
        <NativeSelect
          label="Tournée de"
          data={people.map(({ id, firstname, lastname }) => ({
            value: id,
            label: userName({ firstname, lastname }),
          }))}
          value={user_id}
          onChange={({ currentTarget }) => setUser(currentTarget.value)}
        />
        <ReadStates read={read}>
          {proposal && (
            <Proposal
              proposal={proposal}
              zone={zone}
              events={events}
              busy={busy}
              onAccept={() => accept(proposal)}
              onClose={onClose}
            />
          )}
        </ReadStates>
      </Stack>
    </Modal>
  );
}

type ProposalProps = {
  proposal: RoundProposal;
  zone: Zone;
  events: readonly AgendaEntry[];
  busy: boolean;
  onAccept: () => Promise<void>;
  onClose: () => void;
};

function Proposal({ proposal, zone, events, busy, onAccept, onClose }: ProposalProps) {
  const { before, after, saved } = proposal;
  const base = placeOf(proposal);
  const places = [base, ...before.lines.map(placeOf)].filter((place) => place !== undefined);
  const entries = new Map(events.map((entry) => [entry.id, entry]));
  const shared = { base, zone, entries, projection: projectionOf(places, MAP_SIZE) };
  const nothing = nothingText(proposal);
  return (
    <>
      <div role="status">
        {nothing ? (
          <Text>{nothing}</Text>
        ) : (
          <>
            <p className={styles.saved}>{savedText(saved)}</p>
            <Text size="sm" c="dimmed">
              Les créneaux annoncés sont tous tenus : aucun client n’est à prévenir.
            </Text>
          </>
        )}
      </div>
      {before.lines.length > 0 && (
        <div className={styles.plans}>
          <RoundPlan title="Prévu" plan={before} isProposed={false} {...shared} />
          {!nothing && <RoundPlan title="Proposé" plan={after} isProposed {...shared} />}
        </div>
      )}
      <Group justify="flex-end" gap={8} className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {nothing ? "Fermer" : "Garder l’ordre actuel"}
        </Button>
        {!nothing && (
          <Button loading={busy} onClick={onAccept}>
            Prendre cet ordre
          </Button>
        )}
      </Group>
    </>
  );
}

const sent = (moves: readonly RoundMove[]) =>
  moves.map(({ event_id, from, to }) => ({ event_id, from: hoursOf(from), to: hoursOf(to) }));
const turned = (moves: readonly RoundMove[]): RoundMove[] =>
  moves.map((move) => ({ ...move, from: move.to, to: move.from }));

function useReordering(user_id: string, onDone: () => void) {
  const { act, busy } = useAction(reorderRound);
  // The dialog is closed by then.
  const undoing = useAction(reorderRound);
  const accept = async ({ moves, saved }: RoundProposal) => {
    if (!(await act({ user_id, moves: sent(moves) }))) return;
    onDone();
    tellUndo(
      `Journée réorganisée : ${savedText(saved)}`,
      () => void undoing.act({ user_id, moves: sent(turned(moves)) }),
    );
  };
  return { accept, busy };
}
