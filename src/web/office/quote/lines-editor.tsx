import { Text } from "@mantine/core";
import { Fragment, useState } from "react";
import type { QuoteLine } from "../../../domain/quote/line.ts";
import { groupsOf } from "../../../domain/quote/option/groups.ts";
import {
  basisOf,
  onBasis,
  PRICE_BASIS_FR,
  repriced,
  type PriceBasis,
} from "../../../domain/quote/price/price.ts";
import { tellUndo } from "../../ui/office/notify-undo.tsx";
import { withWorkedTime } from "./draft/worked-time.ts";
import { OffersPanel } from "./price-book/offers-panel.tsx";
import { useOffers } from "./price-book/use-offers.ts";
import { useAddLine } from "./use-add-line.ts";
import { useOrdinaryRate } from "./draft/use-ordinary-rate.ts";
import { useWorkedTime } from "./use-worked-time.ts";
import { AddButtons } from "./add-buttons.tsx";
import { BasisChoice } from "./basis-choice.tsx";
import { OptionHeads } from "./option/option-heads.tsx";
import { LineRow } from "./line-row.tsx";
import type { QuoteDraftState } from "./draft/use-quote-draft.ts";
import styles from "./quote.module.css";

const headsOf = (basis: PriceBasis) => [
  "Nature",
  "Libellé",
  "Quantité",
  "Unité",
  `Prix unitaire ${PRICE_BASIS_FR[basis]}`,
  "TVA",
  "Remise",
  `Total ${PRICE_BASIS_FR[basis]}`,
];

type Props = Pick<QuoteDraftState, "draft" | "change"> & {
  repair_id: string;
  isExempt: boolean;
  /** Of a quote that has no price yet. */
  ordinary: PriceBasis;
  faultyId: string | undefined;
  /** Of an invoice: neither a bonus nor a choice is offered. */
  billed?: true;
};

/** Enter adds a line; arrows reorder; what is taken out can be put back. */
export function LinesEditor(props: Props) {
  const { repair_id, draft, change, isExempt, faultyId, billed } = props;
  const { lines } = draft;
  const [chosen, choose] = useState(props.ordinary);
  const basis = basisOf(lines) ?? chosen;
  const groups = groupsOf(lines);
  const ordinaryRate = useOrdinaryRate(isExempt);
  const worked = useWorkedTime(repair_id);
  const offers = useOffers(repair_id);
  const { add, addBeside } = useAddLine({ draft, change, basis, offers }, (line, after) => {
    const timed = withWorkedTime(line, { lines, worked });
    change({ type: "add", line: timed, ...(after ? { after } : {}) });
  });

  const remove = (line: QuoteLine, index: number) => {
    change({ type: "remove", id: line.id });
    tellUndo("Ligne supprimée.", () => change({ type: "restore", line, index }));
  };
  return (
    <div>
      {!isExempt && (
        <BasisChoice
          basis={basis}
          choose={(next) => {
            choose(next);
            change({ type: "basis", basis: next });
          }}
        />
      )}
      {lines.length > 0 && (
        <div className={`${styles.quoteLine} ${styles.quoteHeads}`} aria-hidden="true">
          {headsOf(basis).map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      <ol className={styles.quoteLines}>
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            <OptionHeads line={line} groups={groups} change={change} addBeside={addBeside} />
            <LineRow
              line={line}
              index={index}
              count={lines.length}
              ordinaryRate={ordinaryRate}
              isExempt={isExempt}
              isFaulty={line.id === faultyId}
              isBilled={billed === true}
              change={change}
              addAfter={() => add(line.kind, ordinaryRate, line)}
              addBeside={addBeside}
              remove={() => remove(line, index)}
            />
          </Fragment>
        ))}
      </ol>
      {lines.length === 0 && (
        <Text c="dimmed" mb="sm">
          Commencez par la main-d’œuvre, puis les pièces. Entrée ajoute une ligne.
        </Text>
      )}
      <AddButtons isBilled={billed === true} add={(kind) => add(kind, ordinaryRate)} />
      <OffersPanel
        offers={offers}
        lines={lines}
        add={(added) => {
          for (const line of added)
            change({ type: "add", line: onBasis(underRegime(line, isExempt), basis) });
        }}
      />
    </div>
  );
}

/** Under the small-business exemption no line bears VAT, whatever the book says. */
const underRegime = (line: QuoteLine, isExempt: boolean): QuoteLine =>
  isExempt ? repriced({ ...line, vat_rate: 0 }) : line;
