/** « Réorganiser la journée »: a shorter order for one technician or the team, accepted in one click, undone in one. */
import { NativeSelect, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import {
  dateOf,
  formatDay,
  toInstant,
  type LocalDate,
  type Zone,
} from "../../../../domain/time.ts";
import { useNow } from "../../../ui/use-now.ts";
import { colleagueName, userName } from "../../shop/colleague-name.ts";
import { DelayDialog } from "../delay/delay-dialog.tsx";
import { DelayNotice } from "../delay/delay-notice.tsx";
import type { AgendaEntry } from "../query.ts";
import { OneRound } from "./one-round.tsx";
import { TeamRound } from "./team-round.tsx";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

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
const TEAM = "";

export function RoundDialog({ people, date, zone, events, onClose, ...first }: Props) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const [user_id, setUser] = useState(first.user_id);
  const entries = new Map(events.map((entry) => [entry.id, entry]));
  const shown = { date, zone, entries, onClose };
  const [isLate, setLate] = useState(false);
  const today = dateOf(toInstant(useNow()), zone);
  const person = people.find(({ id }) => id === user_id);
  if (isLate && person)
    return (
      <DelayDialog {...{ user_id, zone, events, onClose }} name={person.firstname} minutes={0} />
    );
  const choices = people.map(({ id, ...name }) => ({ value: id, label: userName(name) }));
  return (
    <Dialog
      onClose={onClose}
      title={`Réorganiser la journée du ${formatDay(date)}`}
      size={WIDTH}
      fullScreen={small}
    >
      <Stack gap="md">
        <NativeSelect
          label="Tournée de"
          data={
            people.length > 1 ? [{ value: TEAM, label: "Toute l’équipe" }, ...choices] : choices
          }
          value={user_id}
          onChange={({ currentTarget }) => setUser(currentTarget.value)}
        />
        {person && date === today && (
          <DelayNotice
            key={user_id}
            user_id={user_id}
            name={person.firstname}
            onOpen={() => setLate(true)}
          />
        )}
        {user_id === TEAM ? (
          <TeamRound nameOf={(id) => colleagueName(people, id)} {...shown} />
        ) : (
          <OneRound key={user_id} user_id={user_id} {...shown} />
        )}
      </Stack>
    </Dialog>
  );
}
