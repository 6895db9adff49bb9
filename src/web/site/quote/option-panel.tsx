import { SENT_FIELD } from "../../../domain/quote/option/pick.ts";
import type { Choice } from "../../../domain/quote/option/option.ts";
import type { QuoteDocument } from "../../../domain/quote/document.ts";
import { OptionChoice } from "../../quote/option-choice.tsx";
import { Button } from "../../ui/site/button.tsx";
import { Panel } from "../../ui/site/panel.tsx";
import styles from "./quote.module.css";

type Props = {
  document: QuoteDocument;
  choices: readonly Choice[];
  /** Absent on a page without scripts, whose form asks the server. */
  onChoose?: (touched: Choice) => void;
  /** The quote is no longer to be answered. */
  isOver: boolean;
};

/** « À vous de choisir »: the total follows at once; without scripts, by the button. Nothing for a quote without options. */
export function OptionPanel({ isOver, ...props }: Props) {
  if (!props.document.options) return null;
  const update = (
    <Button type="submit" look="quiet">
      Mettre à jour le total
    </Button>
  );
  return (
    <Panel className={styles.options} aria-labelledby="choix">
      <h2 id="choix">{isOver ? "Les choix proposés" : "À vous de choisir"}</h2>
      <form action="#choix" className={styles.form}>
        <input type="hidden" name={SENT_FIELD} value="1" />
        <div>
          <OptionChoice {...props} disabled={isOver} />
        </div>
        {!isOver && (props.onChoose ? <noscript>{update}</noscript> : update)}
      </form>
    </Panel>
  );
}
