import { Anchor, Button, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { fullName } from "../../../domain/client/names.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import { useRead } from "../../platform/query.ts";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { Panel } from "../../ui/office/panel.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { type BoardCard, listQuery } from "../repair/board/query.ts";
import { Allowed } from "../account/allowed.tsx";
import { openWizard } from "../repair/wizard/open-wizard.ts";
import { StatusMark } from "../repair/status-mark.tsx";
import panelStyles from "../../ui/office/panel.module.css";
import styles from "./quote.module.css";

const PAUSE = 250;
const SHOWN = 20;
const TO_QUOTE = "Devis à faire";

/** A quote is of a repair: those that wait for one first, any other by its client, appliance or reference. */
export function ChooseRepair() {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const begin = () =>
    openWizard({
      onCreated: (repair_id) =>
        void navigate({ to: "/app/repair/quote", search: { repair_id }, replace: true }),
    });
  const [text] = useDebouncedValue(typed.trim(), PAUSE);
  const read = useRead({
    query: listQuery,
    variables: {
      filter: { status: text ? null : [TO_QUOTE], text: text || null, archived: false },
      first: SHOWN,
      skip: 0,
    },
    nouns: ["repair", "client"],
    steady: true,
  });
  const repairs = read.data?.repair_list.repairs ?? [];
  return (
    <div className={styles.quote}>
      <Panel title="Pour quelle réparation ?">
        <TextInput
          label="Rechercher une réparation"
          placeholder="Client, appareil, référence"
          autoFocus
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Text size="sm" c="dimmed" my={8} role="status">
          {text ? "Réparations trouvées" : "Réparations qui attendent un devis"}
          {repairs.length === SHOWN && ` : les ${SHOWN} premières, précisez la recherche`}
        </Text>
        <ReadStates read={read}>
          <ul className={panelStyles.rows}>
            {repairs.map((repair) => (
              <Choice key={repair.id} repair={repair} />
            ))}
          </ul>
          {repairs.length === 0 && (
            <EmptyState title="Aucune réparation">
              Cherchez par le nom du client, l’appareil ou la référence, ou commencez par le client
              ci-dessous.
            </EmptyState>
          )}
        </ReadStates>
      </Panel>
      <Panel title="Le client n’a pas encore de réparation ?">
        <Text size="sm" mb={8}>
          Choisissez ou créez le client, puis son appareil : la réparation s’ouvre à « Devis à
          faire », et son devis commence aussitôt.
        </Text>
        <Allowed action="edit-repair">
          <Button variant="default" onClick={begin}>
            Commencer par le client
          </Button>
        </Allowed>
      </Panel>
    </div>
  );
}

const Choice = ({ repair }: { repair: BoardCard }) => (
  <li>
    <Anchor
      fw={600}
      renderRoot={(props) => (
        <Link {...props} to="/app/repair/quote" search={{ repair_id: repair.id }} />
      )}
    >
      {fullName(repair.client)} · {repair.reference}
    </Anchor>
    <Stack gap={4} align="flex-start" mt={4}>
      <Text size="sm">
        {repair.appliance ? applianceLabel(repair.appliance) : repair.intervention_type}
      </Text>
      <StatusMark status={repair.status} />
    </Stack>
  </li>
);
