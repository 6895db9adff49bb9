import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { VatGround } from "../../../../domain/invoice/facts.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import styles from "../../payment/payment.module.css";
import { issueDeposit } from "../actions.ts";
import { proposedDeparture } from "./departure.ts";
import { GroundField } from "./ground-field.tsx";
import { issueProposalQuery, type IssueProposal } from "./query.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { quote_id: string; close: () => void };

/** A deposit on a signed quote: its own invoice, deducted later from the one of the work. */
export function DepositModal({ quote_id, close }: Props) {
  const read = useRead({
    query: issueProposalQuery,
    variables: { quote_id },
    fresh: true,
    nouns: ["quote", "client", "invoice", "payment"],
  });
  const proposal = read.data?.issue_proposal;
  return (
    <FormDialog opened onClose={close} title="Demander un acompte">
      <ReadStates read={read}>
        {proposal && <DepositForm {...{ proposal, quote_id, close }} />}
      </ReadStates>
    </FormDialog>
  );
}

/** Where the quote asks for nothing; in percent of what is still to be billed. */
const USUAL = 30;
const SHORTCUTS = [30, 50, 100];

const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

function DepositForm({ proposal, quote_id, close }: Props & { proposal: IssueProposal }) {
  const { deposit, most_deposit, mailed, client_email, needs_ground } = proposal;
  const usual = deposit > 0 ? deposit : percentOf(most_deposit, USUAL);
  const [amount, setAmount] = useState(Math.min(usual, most_deposit));
  const [vat_ground, setGround] = useState<VatGround | null>(null);
  const { act, busy } = useAction(issueDeposit);
  const isPossible = amount > 0 && amount <= most_deposit;
  const issue = async () => {
    const done = await act({ input: { quote_id, amount, vat_ground } });
    if (!done) return;
    tellDone(`Facture d’acompte ${done.reference} émise.`);
    close();
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        Une facture d’acompte est émise. {proposedDeparture(mailed, client_email)} Une fois payée,
        elle est déduite de la facture des travaux.
      </Text>
      <div>
        <MoneyField
          label="Montant de l’acompte TTC"
          data-autofocus
          value={amount}
          onChange={setAmount}
          error={!isPossible && `De 0,01 € à ${formatEuros(most_deposit)}.`}
        />
        <Group gap={8} mt={8}>
          {SHORTCUTS.map((percent) => (
            <Button
              key={percent}
              size="compact-sm"
              variant="default"
              onClick={() => setAmount(percentOf(most_deposit, percent))}
            >
              {percent === 100 ? "Tout" : `${percent} %`}
            </Button>
          ))}
        </Group>
      </div>
      {needs_ground && <GroundField value={vat_ground} choose={setGround} />}
      <dl className={styles.sums} aria-live="polite">
        <Sum label="Devis, à payer" amount={most_deposit} />
        <Sum
          label="Restera à régler après l’acompte"
          amount={isPossible ? most_deposit - amount : 0}
        />
      </dl>
      <div className={styles.foot}>
        <Button variant="default" onClick={close}>
          Annuler
        </Button>
        <Button
          loading={busy}
          disabled={!isPossible || (needs_ground && !vat_ground)}
          onClick={issue}
        >
          Émettre la facture d’acompte
        </Button>
      </div>
    </Stack>
  );
}

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <div>
    <dt>{label}</dt>
    <dd className={office.figures}>{formatEuros(amount)}</dd>
  </div>
);
