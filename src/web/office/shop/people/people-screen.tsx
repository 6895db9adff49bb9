/** /app/settings/users: who works in the shop. */
import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { FactorRulePanel } from "./factor/rule-panel.tsx";
import { ReassignPanel } from "./reassign-panel.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonRow } from "./person-row.tsx";
import { peopleQuery, type Person } from "./query.ts";
import { RightsTable } from "./rights-table.tsx";
import styles from "./people.module.css";

const READABLE_WIDTH = 860;

export function PeopleScreen() {
  useScreenTitle("Équipe");
  const me = useSession()?.me;
  const isAllowed = me !== undefined && may(me, "manage-users");
  return (
    <Stack gap="md" p="md" maw={READABLE_WIDTH}>
      {isAllowed ? <Team me={me.id} /> : <Closed />}
      <Panel title="Qui peut faire quoi">
        <RightsTable />
      </Panel>
    </Stack>
  );
}

const Closed = () => (
  <Panel title="Équipe">
    <EmptyState title="Seul le responsable de l’atelier gère l’équipe">
      Demandez-lui d’inviter un collègue ou de modifier vos compétences et vos horaires.
    </EmptyState>
  </Panel>
);

const INVITE = <IconUserPlus size={18} aria-hidden />;

function Team({ me }: { me: string }) {
  const read = useRead({ query: peopleQuery, variables: {}, nouns: ["shop", "event"] });
  const people = read.data?.people ?? [];
  return (
    <>
      <ReassignPanel />
      <Panel
        title="Équipe"
        aside={
          <Button
            leftSection={INVITE}
            renderRoot={(props) => <Link {...props} to="/app/settings/newUser" />}
          >
            Inviter
          </Button>
        }
      >
        <ReadStates read={read} shape={<Skeleton h={240} />}>
          <People people={people} me={me} />
        </ReadStates>
      </Panel>
      {people.length > 0 && <FactorRulePanel people={people} />}
    </>
  );
}

function People({ people, me }: { people: readonly Person[]; me: string }) {
  const [editing, edit] = useState<string>();
  const [withFormer, showFormer] = useState(false);
  const present = people.filter(({ status }) => status !== "deactivated");
  const former = people.length - present.length;
  const shown = withFormer ? people : present;
  const person = people.find(({ id }) => id === editing);
  return (
    <>
      <ul className={styles.people}>
        {shown.map((one) => (
          <PersonRow key={one.id} person={one} isMe={one.id === me} onEdit={() => edit(one.id)} />
        ))}
      </ul>
      {former > 0 && (
        <Group mt="xs">
          <Button
            variant="subtle"
            size="sm"
            aria-expanded={withFormer}
            onClick={() => showFormer(!withFormer)}
          >
            {withFormer ? "Masquer les personnes désactivées" : `Personnes désactivées (${former})`}
          </Button>
        </Group>
      )}
      {people.length === 1 && (
        <Text size="sm" c="dimmed" mt="sm">
          Vous êtes seul pour l’instant. Invitez un technicien : il choisira son mot de passe et
          verra sa tournée.
        </Text>
      )}
      {person && (
        <PersonDialog person={person} isMe={person.id === me} onClose={() => edit(undefined)} />
      )}
    </>
  );
}
