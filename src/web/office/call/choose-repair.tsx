import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconLink, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { fullName } from "../../../domain/client/names.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import { useAction, useRead } from "../../platform/query.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { Panel } from "../../ui/office/panel.tsx";
import { Allowed } from "../account/allowed.tsx";
import { listQuery, type BoardCard } from "../repair/board/query.ts";
import panelStyles from "../../ui/office/panel.module.css";
import { attachCall } from "./actions.ts";
import styles from "./call-screen.module.css";

const PAUSE = 250;
const SHOWN = 6;

/** A call that was opened alone: to whose repair it goes, with its notes. */
export function ChooseRepair({ call_id }: { call_id: string }) {
  const [typed, setTyped] = useState("");
  const [text] = useDebouncedValue(typed.trim(), PAUSE);
  const read = useRead({
    query: listQuery,
    variables: { filter: { text, archived: false }, first: SHOWN, skip: 0 },
    nouns: ["repair", "client"],
    steady: true,
    pause: text === "",
  });
  const { act, busy } = useAction(attachCall);
  const found = text === "" ? [] : (read.data?.repair_list.repairs ?? []);
  const attach = async (repair_id: string): Promise<void> => {
    if (await act({ id: call_id, repair_id })) tellDone("L’appel est rattaché à la fiche.");
  };
  return (
    <Allowed action="edit-repair">
      <Panel title="À quelle fiche ?">
        <TextInput
          label="Rattacher l’appel à une réparation"
          description="Ses notes et ses photos rejoignent la fiche."
          placeholder="Client, appareil, référence"
          autoComplete="off"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Text size="sm" c="dimmed" mt={4} role="status">
          {text !== "" && !read.waiting && found.length === 0 && "Aucune réparation trouvée."}
        </Text>
        <ul className={panelStyles.rows}>
          {found.map((repair) => (
            <li key={repair.id} className={styles.choice}>
              <Named repair={repair} />
              <Button
                variant="default"
                loading={busy}
                leftSection={<IconLink size={20} aria-hidden />}
                aria-label={`Rattacher à ${repair.reference}`}
                onClick={() => void attach(repair.id)}
              >
                Rattacher
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </Allowed>
  );
}

const Named = ({ repair }: { repair: BoardCard }) => (
  <Stack gap={0} className={styles.named}>
    <Text fw={600}>{fullName(repair.client)}</Text>
    <Text size="sm" c="dimmed">
      {[repair.reference, repair.appliance && applianceLabel(repair.appliance)]
        .filter(Boolean)
        .join(" · ")}
    </Text>
  </Stack>
);
