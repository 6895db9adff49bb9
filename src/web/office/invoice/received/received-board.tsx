import { Group, Skeleton, Stack } from "@mantine/core";
import { useState } from "react";
import { SUPPLIER_STATE_FR } from "../../../../domain/invoice/received/decide.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { BringButton } from "./bring-button.tsx";
import { receivedQuery } from "./query.ts";
import { ReceivedDialog } from "./received-dialog.tsx";
import { ReceivedTable } from "./received-table.tsx";
import { stateText } from "./state-mark.tsx";

const SHOWN = 100;
const STATES = Object.keys(SUPPLIER_STATE_FR);

/** What suppliers bill to the shop: to check, to pay, done. */
export function ReceivedBoard() {
  const [state, setState] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const read = useRead({ query: receivedQuery, variables: { first: SHOWN }, nouns: ["invoice"] });
  const invoices = read.data?.supplier_invoices ?? [];
  const shown = invoices.filter((one) => !state || one.state === state);
  return (
    <ReadStates read={read} shape={<Skeleton h={320} />}>
      <Stack gap="sm">
        <Group justify="space-between">
          <FilterChips
            label="État de la facture"
            all={{ label: "Toutes", count: invoices.length }}
            value={state}
            options={STATES.map((value) => ({
              value,
              label: stateText(value),
              count: invoices.filter((one) => one.state === value).length,
            }))}
            onChange={setState}
          />
          <Allowed action="record-payment">
            <BringButton refresh={read.retry} />
          </Allowed>
        </Group>
        {shown.length === 0 ? (
          <EmptyState title="Aucune facture de fournisseur">
            Elles arrivent ici par votre plateforme agréée, à raccorder dans les paramètres. Une
            facture reçue par e-mail s’ajoute par le bouton ci-dessus.
          </EmptyState>
        ) : (
          <ReceivedTable invoices={shown} open={setOpened} />
        )}
        {opened && <ReceivedDialog id={opened} close={() => setOpened(undefined)} />}
      </Stack>
    </ReadStates>
  );
}
