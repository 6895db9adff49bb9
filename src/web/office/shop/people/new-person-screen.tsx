/** /app/settings/newUser: a colleague is invited by e-mail. */
import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { INVITATION_DAYS } from "../../../../domain/account/password.ts";
import { may } from "../../../../domain/account/permissions.ts";
import { weekFaults } from "../../../../domain/shop/settings/hours.ts";
import { useAction } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { useShopRead, type ShopUser } from "../use-shop.ts";
import { invitePerson } from "./actions.ts";
import { newDraft, personInput } from "./draft.ts";
import { PersonFields } from "./person-form.tsx";
import { usePersonForm } from "./use-person-form.ts";

const READABLE_WIDTH = 760;

export function NewPersonScreen() {
  useScreenTitle("Inviter une personne");
  const me = useSession()?.me;
  const read = useShopRead();
  const isAllowed = me !== undefined && may(me, "manage-users");
  return (
    <Stack gap="md" p="md" maw={READABLE_WIDTH}>
      <Panel title="Inviter une personne">
        {isAllowed ? (
          <ReadStates read={read} shape={<Skeleton h={320} />}>
            <Invitation colleagues={read.data?.repair_shop?.users ?? []} />
          </ReadStates>
        ) : (
          <EmptyState title="Seul le responsable de l’atelier invite des collègues">
            Demandez-lui d’ouvrir le compte.
          </EmptyState>
        )}
      </Panel>
    </Stack>
  );
}

function Invitation({ colleagues }: { colleagues: readonly ShopUser[] }) {
  const { draft, change, faults, tell } = usePersonForm(newDraft(colleagues));
  const { act, busy } = useAction(invitePerson, tell);
  const navigate = useNavigate();
  const invite = async () => {
    const invited = await act({ input: personInput(draft) });
    if (!invited) return;
    tellDone(`L’invitation part à ${invited.email}.`);
    await navigate({ to: "/app/settings/users" });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          La personne reçoit un lien, valable {INVITATION_DAYS} jours, pour choisir son mot de
          passe.
        </Text>
        <PersonFields draft={draft} change={change} faults={faults} />
        <Group justify="flex-end" gap={8}>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/app/settings/users" />}
          >
            Annuler
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={Object.keys(weekFaults(draft.working_hours)).length > 0}
          >
            Envoyer l’invitation
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
