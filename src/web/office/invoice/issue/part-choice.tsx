import { Checkbox, Stack, Text } from "@mantine/core";
import { formatQuantity } from "../../../../domain/money.ts";
import { office } from "../../../ui/office/styles.ts";
import { AmountLine } from "../../payment/amount-line.tsx";
import styles from "../../payment/payment.module.css";
import { linesToCredit } from "../credit/chosen-lines.ts";
import { LineChoice } from "../credit/line-choice.tsx";
import money from "../money.module.css";
import { isRest, isSound, type PartChosen } from "./part.ts";
import type { IssueProposal } from "./query.ts";

type Props = {
  proposal: Pick<IssueProposal, "open" | "total_incl" | "due">;
  chosen: PartChosen;
  choose: (chosen: PartChosen) => void;
  disabled: boolean;
};

/** Some lines, or less of a line: the rest is billed later, and never more than was signed. */
export function PartChoice({ proposal, chosen, choose, disabled }: Props) {
  const lines = linesToCredit(proposal.open);
  const isAfter = isRest(proposal.open);
  return (
    <Stack gap={8}>
      <Checkbox
        label="Facturer une partie seulement"
        description={
          isAfter
            ? "Une partie de ce devis est déjà facturée. Cette facture porte sur le reste."
            : "Le reste du devis se facture plus tard."
        }
        disabled={disabled}
        checked={chosen !== undefined}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? {} : undefined)}
      />
      {chosen !== undefined && (
        <ul className={styles.spread} aria-label="Lignes à facturer">
          {lines.map((line) => (
            <LineChoice key={line.id} {...{ line, chosen, choose, disabled }} />
          ))}
        </ul>
      )}
      {chosen === undefined && isAfter && (
        <ul className={money.issuedLines} aria-label="Reste à facturer">
          {lines.map(({ id, label, left, unit }) => (
            <li key={id}>
              <Text size="sm">{label}</Text>
              <Text size="sm" className={office.figures}>
                {`${formatQuantity(left)} ${unit}`.trim()}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {(isAfter || chosen !== undefined) && (
        <PartSums {...proposal} isKnown={isSound(chosen, lines)} />
      )}
    </Stack>
  );
}

type SumsProps = Pick<IssueProposal, "total_incl" | "due"> & { isKnown: boolean };

/** Computed by the server as it will issue the invoice. */
const PartSums = ({ total_incl, due, isKnown }: SumsProps) => (
  <div aria-live="polite">
    {isKnown ? (
      <Stack gap={4}>
        {total_incl !== due && (
          <AmountLine label="Total TTC de cette facture" amount={total_incl} />
        )}
        <AmountLine label="À payer par le client" amount={due} />
      </Stack>
    ) : (
      <Text size="sm" c="dimmed">
        Choisissez au moins une ligne, et une quantité qui reste à facturer.
      </Text>
    )}
  </div>
);
