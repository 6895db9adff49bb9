import { Text } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { useAction } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { eraseClient } from "../actions.ts";
import type { ClientRecord } from "./query.ts";
import styles from "./client-screen.module.css";
import { office } from "../../../ui/office/styles.ts";

const STAYS =
  "Les factures et les devis envoyés restent comme ils ont été remis, comme la loi le demande.";

/** At the client's request (RGPD, article 17): the owner alone, and nothing brings it back. */
export function ErasurePanel({ client }: { client: ClientRecord }) {
  const me = useSession()?.me;
  const { act, busy } = useAction(eraseClient);
  if (!me || !may(me, "erase-client")) return null;
  const erase = async () => {
    if (await act({ id: client.id })) tellDone("Les données de ce client sont effacées.");
  };
  return (
    <Panel title="Données personnelles" className={`${office.noPrint} ${styles.clientMerges}`}>
      <Text size="sm" c="dimmed" mb="sm">
        Si le client demande l’effacement de ses données, une fois ses réparations archivées.{" "}
        {STAYS}
      </Text>
      <ConfirmButton
        variant="default"
        color="red"
        loading={busy}
        title={`Effacer les données de ${fullName(client)}`}
        why={`Nom, coordonnées, photos, messages et textes de ses réparations sont effacés pour toujours. ${STAYS}`}
        onConfirm={erase}
      >
        Effacer les données
      </ConfirmButton>
    </Panel>
  );
}
