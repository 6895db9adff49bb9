import { formatEuros } from "../../domain/money.ts";
import type { PrintedLine, QuoteDocument } from "../../domain/quote/document.ts";
import { namesOf } from "../../domain/quote/option/agreed.ts";
import {
  groupsOf,
  isChosen,
  type Alternative,
  type OptionGroup,
} from "../../domain/quote/option/groups.ts";
import type { Choice } from "../../domain/quote/option/option.ts";
import { fieldOf, valueOf } from "../../domain/quote/option/pick.ts";
import styles from "./option-choice.module.css";

type Props = {
  document: QuoteDocument;
  choices: readonly Choice[];
  /** Absent in a form that is sent by its button. */
  onChoose?: ((touched: Choice) => void) | undefined;
  disabled?: boolean | undefined;
};

/** What the client chooses, each alternative with its own price; nothing for a quote without options. */
export const OptionChoice = (props: Props) => (
  <>
    {groupsOf(props.document.lines).map((group, index) => (
      <fieldset key={group.group} className={styles.group} disabled={props.disabled}>
        <legend>{group.isChoice ? group.group : "En option"}</legend>
        {group.alternatives.map((alternative, position) => (
          <Answer
            key={alternative.alternative}
            {...props}
            group={group}
            alternative={alternative}
            field={fieldOf(index)}
            value={valueOf(position)}
          />
        ))}
      </fieldset>
    ))}
  </>
);

type AnswerProps = Props & {
  group: OptionGroup<PrintedLine>;
  alternative: Alternative<PrintedLine>;
  field: string;
  value: string;
};

function Answer({ document, choices, onChoose, group, alternative, field, value }: AnswerProps) {
  const names = namesOf(alternative.lines);
  const choice = { group: group.group, alternative: alternative.alternative };
  const isTaken = isChosen(choices, choice);
  const held = onChoose
    ? { checked: isTaken, onChange: () => onChoose(choice) }
    : { defaultChecked: isTaken };
  return (
    <label className={styles.answer}>
      <input type={group.isChoice ? "radio" : "checkbox"} name={field} value={value} {...held} />
      <span className={styles.words}>
        <strong>{alternative.alternative ?? names}</strong>
        {alternative.alternative !== null && <span>{names}</span>}
        {alternative.proposed && <span className={styles.proposed}>Proposé par l’atelier</span>}
      </span>
      <span className={styles.price}>{priceText(document, choice)}</span>
    </label>
  );
}

function priceText({ options, seller }: QuoteDocument, { group, alternative }: Choice): string {
  const printed = options?.groups
    .find((one) => one.group === group)
    ?.alternatives.find((one) => one.alternative === alternative);
  const tax = seller.vat_regime === "normal" ? " TTC" : "";
  return printed ? `${formatEuros(printed.price_incl)}${tax}` : "";
}
