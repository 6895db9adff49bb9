import { Group, Text } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { useAction } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { eraseClient } from "../actions.ts";
import { CopyButton } from "./copy-button.tsx";
import type { ClientRecord } from "./query.ts";
import styles from "./client-screen.module.css";
import { office } from "../../../ui/office/styles.ts";

const STAYS =
  "Les factures et les devis envoyés restent comme ils ont été remis, comme la loi le demande.";

/** What a client may ask for (RGPD, articles 15, 17 and 20): the desk gives a copy, the owner alone erases. */
export function PersonalDataPanel({ client }: { client: ClientRecord }) {
  const me = useSession()?.me;
  if (!me || !may(me, "copy-client")) return null;
  const mayErase = may(me, "erase-client");
  return (
    <Panel title="Données personnelles" className={`${office.noPrint} ${styles.clientMerges}`}>
      <Text size="sm" c="dimmed" mb="sm">
        À la demande du client : une copie de tout ce que vous gardez sur lui, à lui remettre
        {mayErase && `, ou l’effacement, une fois ses réparations archivées. ${STAYS}`}
        {!mayErase && "."}
      </Text>
      <Group gap="sm">
        <CopyButton client_id={client.id} />
        {mayErase && <ErasureButton client={client} />}
      </Group>
    </Panel>
  );
}

/** Nothing brings it back. */
function ErasureButton({ client }: { client: ClientRecord }) {
  const { act, busy } = useAction(eraseClient);
  const erase = async () => {
    if (await act({ id: client.id })) tellDone("Les données de ce client sont effacées.");
  };
  return (
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
  );
}
