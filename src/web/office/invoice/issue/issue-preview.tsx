import { Text } from "@mantine/core";
import { fullName } from "../../../../domain/client/names.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { basisOf, PRICE_BASIS_FR, readPrice } from "../../../../domain/quote/price/price.ts";
import { totalsOf } from "../../../../domain/quote/totals.ts";
import { Facts } from "../../../ui/office/panel.tsx";
import { office } from "../../../ui/office/styles.ts";
import { readLines } from "../../quote/draft/stored-lines.ts";
import type { WholeQuote } from "../../quote/query.ts";
import { TotalsTable } from "../../quote/totals-table.tsx";
import styles from "../money.module.css";
import type { IssueProposal } from "./query.ts";

/** What the invoice will say, as one text: the countdown stops when it is no longer the same. */
export const seenOf = (quote: WholeQuote): string => {
  const { client, reference, subject, shown_lines, discount, status, billable } = quote;
  return JSON.stringify([client, reference, subject, shown_lines, discount, status, billable]);
};

type Props = {
  quote: WholeQuote;
  /** Of a part, the lines and the sums are those of the part: said elsewhere. */
  isWhole: boolean;
  deposits: IssueProposal["deposits"];
};

export function IssuePreview({ quote, isWhole, deposits }: Props) {
  return (
    <>
      <Facts
        facts={[
          ["Client", fullName(quote.client)],
          ["Devis", quote.reference],
          ["Objet", quote.subject],
        ]}
      />
      {isWhole && <WholeSums {...{ quote, deposits }} />}
    </>
  );
}

function WholeSums({ quote, deposits }: Omit<Props, "isWhole">) {
  const { shown_lines, discount } = quote;
  const lines = readLines(shown_lines);
  const sold = lines.filter(({ kind }) => kind !== "text" && kind !== "bonus");
  const basis = basisOf(sold) ?? "excl";
  return (
    <>
      <ul className={styles.issuedLines}>
        {sold.map((line) => (
          <li key={line.id}>
            <Text size="sm">{line.label}</Text>
            <Text size="sm" className={office.figures}>
              {formatEuros(readPrice(line, basis).amount)} {PRICE_BASIS_FR[basis]}
            </Text>
          </li>
        ))}
      </ul>
      <TotalsTable totals={totalsOf(lines, discount)} deposit={0} deducted={deposits} />
    </>
  );
}
