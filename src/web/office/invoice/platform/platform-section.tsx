import { Button, Group, Stack, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { SIMULATOR } from "../../../../domain/invoice/platform/connection.ts";
import { formatMoment } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { Mark } from "../../../ui/office/mark.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { ConnectionForm } from "./connection-form.tsx";
import {
  connectionQuery,
  disconnectPlatform,
  mailPlatformCopies,
  type Connection,
} from "./query.ts";

/** The platform by which invoices between professionals leave and come. */
export function PlatformSection() {
  const read = useRead({ query: connectionQuery, variables: {}, nouns: ["invoice"] });
  const connection = read.data?.platform_connection;
  const [changing, setChanging] = useState(false);
  return (
    <ReadStates read={read}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Depuis le 1<sup>er</sup> septembre 2026, chaque atelier reçoit les factures de ses
          fournisseurs par une plateforme agréée ; il enverra les siennes par elle à partir de
          septembre 2027. Sans plateforme, vos factures partent par e-mail comme aujourd’hui.
        </Text>
        {connection ? (
          <Connected connection={connection} refresh={read.retry} />
        ) : (
          <Text size="sm">Aucune plateforme n’est raccordée.</Text>
        )}
        <Allowed action="manage-keys">
          {!connection || changing ? (
            <ConnectionForm
              known={connection}
              refresh={() => {
                setChanging(false);
                read.retry();
              }}
            />
          ) : (
            <Group>
              <Button variant="default" onClick={() => setChanging(true)}>
                Changer d’adresse ou de clé
              </Button>
            </Group>
          )}
        </Allowed>
      </Stack>
    </ReadStates>
  );
}

type ConnectedProps = { connection: Connection; refresh: () => void };

function Connected({ connection, refresh }: ConnectedProps) {
  const { url, platform_id, failure, calls, followed_until } = connection;
  const zone = useZone();
  const { act } = useAction(disconnectPlatform);
  const remove = async () => {
    if (!(await act({}))) return;
    tellDone("La plateforme est retirée. Les factures partent de nouveau par e-mail.");
    refresh();
  };
  return (
    <div>
      <Group gap={8}>
        <Mark tone={failure === "" ? "good" : "bad"}>{failureText(failure)}</Mark>
        <Text size="sm">
          {url === SIMULATOR ? "Plateforme de la démonstration" : `N° ${platform_id}, ${url}`}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {followed_until
          ? `Dernière nouveauté lue : ${formatMoment(followed_until, zone)}.`
          : "Rien n’a encore été lu."}{" "}
        {calls
          ? "La plateforme prévient dès qu’il y a du nouveau ; elle est aussi consultée toutes les dix minutes."
          : "Elle est consultée toutes les dix minutes."}
      </Text>
      <Allowed action="manage-keys">
        <CopySwitch mails_copy={connection.mails_copy} refresh={refresh} />
        <ConfirmButton
          size="xs"
          variant="subtle"
          color="red"
          mt={8}
          title="Retirer la plateforme"
          why="Vos factures partiront de nouveau par e-mail, et celles de vos fournisseurs n’arriveront plus ici. Ce qui a été reçu est gardé."
          onConfirm={remove}
        >
          Retirer la plateforme
        </ConfirmButton>
      </Allowed>
    </div>
  );
}

type CopyProps = { mails_copy: boolean; refresh: () => void };

/** The platform carries the original; an e-mail beside it is a choice. */
function CopySwitch({ mails_copy, refresh }: CopyProps) {
  const { act, busy } = useAction(mailPlatformCopies);
  const choose = async (wanted: boolean) => {
    if (!(await act({ mails_copy: wanted }))) return;
    tellDone(wanted ? "Une copie partira aussi par e-mail." : "Plus de copie par e-mail.");
    refresh();
  };
  return (
    <Switch
      mt={12}
      label="Envoyer aussi une copie par e-mail"
      description="L’original d’une facture à une entreprise part par la plateforme. La copie dit qu’elle en est une."
      checked={mails_copy}
      disabled={busy}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}

const FAILURES: Record<string, string> = {
  "": "Raccordée",
  refused: "La plateforme a répondu par une erreur",
  unreadable: "Un fichier reçu n’a pas pu être lu",
};
const failureText = (failure: string): string => FAILURES[failure] ?? "La plateforme ne répond pas";
