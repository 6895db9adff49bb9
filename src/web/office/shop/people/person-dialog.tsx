import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { weekFaults } from "../../../../domain/shop/settings/hours.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { userName } from "../colleague-name.ts";
import { useZone } from "../use-shop.ts";
import { savePerson } from "./actions.ts";
import { draftOf, personInput } from "./draft.ts";
import { PersonFields } from "./person-form.tsx";
import type { Person } from "./query.ts";
import { usePersonForm } from "./use-person-form.ts";
import { absenceText } from "./words.ts";
import styles from "./people.module.css";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { person: Person; isMe: boolean; onClose: () => void };

export function PersonDialog({ person, isMe, onClose }: Props) {
  const { opened, draft, change, faults, tell } = usePersonForm(draftOf(person));
  const { act, busy } = useAction(savePerson, tell);
  const isWrong = Object.keys(weekFaults(draft.working_hours)).length > 0;
  const save = async () => {
    const base = personInput(opened);
    const saved = await act({ id: person.id, input: personInput(draft), base });
    if (!saved) return;
    tellDone(`${userName(draft)} est à jour.`);
    onClose();
  };
  return (
    <FormDialog opened onClose={onClose} title={`Modifier ${userName(person)}`} size={640}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          <PersonFields draft={draft} change={change} faults={faults} isMe={isMe} />
          {draft.role !== "ACCOUNTANT" && <Absences person={person} />}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={busy} disabled={isWrong}>
              Enregistrer
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  );
}

function Absences({ person: { absences } }: { person: Person }) {
  const zone = useZone();
  return (
    <div>
      <Text size="sm" fw={500}>
        Absences à venir
      </Text>
      {absences.length === 0 ? (
        <Text size="sm" c="dimmed">
          Aucune.
        </Text>
      ) : (
        <ul className={styles.absences}>
          {absences.map((absence) => (
            <Text component="li" size="sm" key={absence.id}>
              {absenceText(absence, zone)}
            </Text>
          ))}
        </ul>
      )}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/app/agenda" />}>
        Planifier une absence dans l’agenda
      </Anchor>
    </div>
  );
}
