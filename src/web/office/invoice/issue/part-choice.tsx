import { Checkbox, Stack, Text } from "@mantine/core";
import { formatEuros } from "../../../../domain/money.ts";
import { Facts } from "../../../ui/office/panel.tsx";
import styles from "../../payment/payment.module.css";
import { creditedLines, linesToCredit, type ChosenLines } from "../credit/chosen-lines.ts";
import { LineChoice } from "../credit/line-choice.tsx";
import type { IssueProposal } from "./query.ts";

export type AskedLines = ReturnType<typeof creditedLines> | null;
/** Undefined while everything that is left is billed. */
export type PartChosen = ChosenLines | undefined;

/** As the server takes them: null for everything that is left. */
export const askedLines = (chosen: PartChosen): AskedLines =>
  chosen === undefined ? null : creditedLines(chosen);

type Props = {
  proposal: Pick<IssueProposal, "open" | "total_incl" | "due">;
  chosen: PartChosen;
  choose: (chosen: PartChosen) => void;
  disabled: boolean;
};

/** Some lines, or less of a line: the rest is billed later, and never more than was signed. */
export function PartChoice({
  proposal: { open, total_incl, due },
  chosen,
  choose,
  disabled,
}: Props) {
  const lines = linesToCredit(open);
  const isRest = open.some(({ left, quantity }) => left < quantity);
  return (
    <Stack gap={8}>
      <Checkbox
        label="Facturer une partie seulement"
        description={
          isRest
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
            <LineChoice key={line.id} line={line} chosen={chosen} choose={choose} />
          ))}
        </ul>
      )}
      {(isRest || chosen !== undefined) && (
        <Facts
          facts={[
            ["Total TTC de cette facture", formatEuros(total_incl)],
            ["À payer par le client", formatEuros(due)],
          ]}
        />
      )}
      {chosen !== undefined && total_incl === 0 && (
        <Text size="sm" c="dimmed">
          Choisissez au moins une ligne.
        </Text>
      )}
    </Stack>
  );
}
