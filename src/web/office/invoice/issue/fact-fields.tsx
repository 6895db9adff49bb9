import { Group, NativeSelect, TextInput } from "@mantine/core";
import { BILLED_NATURE_FR, BILLED_NATURES } from "../../../../domain/invoice/facts.ts";
import { GroundField } from "./ground-field.tsx";
import type { IssueProposal } from "./query.ts";
import type { ChangeFacts, TypedFacts } from "./use-issue-facts.ts";

type Props = {
  known: Pick<IssueProposal, "agreed_on" | "needs_ground" | "is_company">;
  facts: TypedFacts;
  change: ChangeFacts;
  today: string;
  disabled: boolean;
};

/** « Livraison de biens et prestation de services », printed on the invoice, is wider than a select at 390 px. */
const NATURES = BILLED_NATURES.map((value) => ({
  value,
  label: value === "both" ? "Biens et services" : BILLED_NATURE_FR[value],
}));

/** The day of the work, its nature, and what the client’s own books ask for. */
export const FactFields = ({ known, facts, change, today, disabled }: Props) => (
  <>
    <Group gap="sm" align="start" grow preventGrowOverflow={false}>
      <TextInput
        type="date"
        label="Travail réalisé le"
        min={known.agreed_on}
        max={today}
        disabled={disabled}
        value={facts.performed_on}
        onChange={({ currentTarget }) => change({ performed_on: currentTarget.value })}
      />
      <NativeSelect
        label="Nature de l’opération"
        disabled={disabled}
        value={facts.nature}
        data={NATURES}
        onChange={({ currentTarget }) =>
          change({ nature: BILLED_NATURES.find((known) => known === currentTarget.value) })
        }
      />
    </Group>
    {known.needs_ground && (
      <GroundField
        disabled={disabled}
        value={facts.vat_ground}
        choose={(vat_ground) => change({ vat_ground })}
      />
    )}
    {known.is_company && (
      <TextInput
        label="Numéro de commande du client (facultatif)"
        maxLength={50}
        disabled={disabled}
        value={facts.order_number}
        onChange={({ currentTarget }) => change({ order_number: currentTarget.value })}
      />
    )}
  </>
);
