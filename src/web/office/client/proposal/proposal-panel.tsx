import { Button, Group, Text } from "@mantine/core";
import { formatAddress } from "../../../../domain/client/address.ts";
import { may } from "../../../../domain/account/permissions.ts";
import { useAction } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { Facts, Panel } from "../../../ui/office/panel.tsx";
import { office } from "../../../ui/office/styles.ts";
import { phoneText } from "../phone-link.tsx";
import { confirmProposal, dismissProposal, type ProposalRepair } from "./parts.ts";

type Props = {
  repair: ProposalRepair;
  email: string;
  refresh: () => void;
};

export function ProposalPanel({ repair, email, refresh }: Props) {
  const { proposal, reference } = repair;
  const session = useSession();
  const { decide, busy } = useDecision(repair.id, refresh);
  if (!proposal) return null;
  return (
    <Panel title="Coordonnées à confirmer">
      <Text size="sm" mb={8}>
        Saisies en ligne avec la réservation {reference} et absentes de la fiche. Vérifiez-les avec
        le client avant de les garder.
      </Text>
      <Facts
        facts={[
          ["Prénom", proposal.firstname],
          ...proposal.phones.map(({ name, number }) => [name, phoneText(number)] as const),
          ["E-mail", proposal.email],
          ["E-mail actuel", proposal.email && email],
          ...proposal.addresses.map((address) => ["Adresse", formatAddress(address)] as const),
        ]}
      />
      {session && may(session.me, "edit-client") && (
        <Group gap={8} mt={12} className={office.noPrint}>
          <Button variant="light" loading={busy} onClick={() => void decide("confirm")}>
            Garder
          </Button>
          <Button variant="default" disabled={busy} onClick={() => void decide("dismiss")}>
            Écarter
          </Button>
        </Group>
      )}
    </Panel>
  );
}

const DONE = {
  confirm: "Ces coordonnées sont dans la fiche du client.",
  dismiss: "La fiche du client reste comme elle est.",
} as const;

function useDecision(repair_id: string, refresh: () => void) {
  const confirm = useAction(confirmProposal);
  const dismiss = useAction(dismissProposal);
  const decide = async (decision: keyof typeof DONE) => {
    const { act } = decision === "confirm" ? confirm : dismiss;
    if (await act({ repair_id })) tellDone(DONE[decision]);
    refresh();
  };
  return { decide, busy: confirm.busy || dismiss.busy };
}
