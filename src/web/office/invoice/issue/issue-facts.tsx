import { Alert, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import {
  BILLED_NATURE_FR,
  BILLED_NATURES,
  VAT_GROUND_FR,
  VAT_GROUNDS,
} from "../../../../domain/invoice/facts.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { refusalText } from "../../../platform/refusal.ts";
import type { IssueProposal } from "./query.ts";
import type { ChangeFacts, TypedFacts } from "./use-issue-facts.ts";

type Props = {
  proposal: IssueProposal;
  facts: TypedFacts;
  change: ChangeFacts;
  today: string;
  /** While the seconds run, nothing changes any more. */
  disabled: boolean;
};

/** What the law has written on an invoice and the quote does not know: the day of the work, its nature, the client. */
export function IssueFacts({ proposal, facts, change, today, disabled }: Props) {
  const { client_name, client_address, client_siren, is_company, deposits, fault } = proposal;
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" fw={600}>
          {client_name}
          {is_company && ` · SIREN ${client_siren || "à compléter"}`}
        </Text>
        <Text size="sm" c="dimmed">
          {client_address.join(", ") || "Sans adresse"}
        </Text>
      </div>
      <Group gap="sm" align="start" grow preventGrowOverflow={false}>
        <TextInput
          type="date"
          label="Travail réalisé le"
          min={proposal.agreed_on}
          max={today}
          disabled={disabled}
          value={facts.performed_on}
          onChange={({ currentTarget }) => change({ performed_on: currentTarget.value })}
        />
        <NativeSelect
          label="Nature de l’opération"
          disabled={disabled}
          value={facts.nature}
          data={BILLED_NATURES.map((value) => ({ value, label: BILLED_NATURE_FR[value] }))}
          onChange={({ currentTarget }) =>
            change({ nature: BILLED_NATURES.find((known) => known === currentTarget.value) })
          }
        />
      </Group>
      {proposal.needs_ground && (
        <NativeSelect
          label="Pourquoi sans TVA"
          disabled={disabled}
          value={facts.vat_ground ?? ""}
          data={[
            { value: "", label: "Choisissez" },
            ...VAT_GROUNDS.map((value) => ({ value, label: VAT_GROUND_FR[value] })),
          ]}
          onChange={({ currentTarget }) =>
            change({
              vat_ground: VAT_GROUNDS.find((known) => known === currentTarget.value) ?? null,
            })
          }
        />
      )}
      {is_company && (
        <TextInput
          label="Numéro de commande du client (facultatif)"
          maxLength={50}
          disabled={disabled}
          value={facts.order_number}
          onChange={({ currentTarget }) => change({ order_number: currentTarget.value })}
        />
      )}
      {deposits.map(({ reference, amount }) => (
        <Text size="sm" key={reference}>
          Acompte {reference} déduit : {formatEuros(amount)}
        </Text>
      ))}
      {fault && fault !== "vat-ground-missing" && (
        <Alert color="red" variant="light">
          {refusalText(fault)}
        </Alert>
      )}
    </Stack>
  );
}
