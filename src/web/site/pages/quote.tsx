import { useState } from "react";
import { choiceText, documentWith } from "../../../domain/quote/option/agreed.ts";
import { withChoice } from "../../../domain/quote/option/pick.ts";
import { CHECK_PATH } from "../../../domain/quote/paper/paper.ts";
import { shopPath } from "../../../domain/shop/address.ts";
import { QuoteHead, QuoteSheet } from "../../quote/quote-sheet.tsx";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import { KeptNotice } from "../kept/kept-notice.tsx";
import type { PageHead } from "../page.ts";
import { showPhone } from "../phone.ts";
import type { QuoteProps } from "../props.ts";
import { Answer } from "../quote/answer.tsx";
import { OptionPanel } from "../quote/option-panel.tsx";
import styles from "../quote/quote.module.css";
import { WithdrawalLink } from "../quote/withdrawal-link.tsx";
import { State } from "../quote/state.tsx";

export const head = ({ document }: QuoteProps): PageHead => ({
  title: `Devis ${document.reference}, ${document.seller.name}`,
  hidden: true,
});

/** The quote as it was sent and as the client chooses, then the client's answer. */
export function Page(props: QuoteProps) {
  const { document, status } = props;
  const [choices, setChoices] = useState(props.choices);
  const [isAnswered, setAnswered] = useState(false);
  const chosen = documentWith(document, choices);
  const isOver = status !== "Envoyé" || isAnswered;
  return (
    <ShopFrame shop={props.shop}>
      <KeptNotice zone={props.shop.timezone} />
      <Head {...props} document={chosen} />
      <div className={styles.desk}>
        <State {...props} />
        <div className={styles.document}>
          <OptionPanel
            document={document}
            choices={choices}
            onChoose={(touched) => setChoices(withChoice(document.lines, choices, touched))}
            isOver={isOver}
          />
          <QuoteSheet document={chosen} />
        </div>
        {props.withdrawal_until && (
          <WithdrawalLink
            href={`/quote/${props.quoteid}/renoncer`}
            until={props.withdrawal_until}
          />
        )}
        {status === "Envoyé" && (
          <Answer
            {...props}
            document={chosen}
            choices={choices}
            choice={choiceText(document, choices)}
            onAnswered={() => setAnswered(true)}
          />
        )}
        {status !== "Envoyé" && props.sheetid && (
          <div className={styles.follow}>
            <ButtonLink look="quiet" href={`/suivi/${props.sheetid}`}>
              Suivre la réparation
            </ButtonLink>
          </div>
        )}
      </div>
    </ShopFrame>
  );
}

const Head = (props: QuoteProps) => (
  <QuoteHead
    document={props.document}
    shop={
      <>
        <a href={shopPath(props.shop)}>{props.shop.name}</a>, {props.shop.city}
      </>
    }
    action={props.status === "Envoyé" && <ButtonLink href="#reponse">Répondre au devis</ButtonLink>}
  >
    <div className={styles.links}>
      <a href={props.pdf_url}>
        <Sign name="file" />
        Télécharger le PDF
      </a>
      <a href={CHECK_PATH}>
        <Sign name="check" />
        Vérifier un PDF
      </a>
      {props.shop.phone && (
        <a href={`tel:${props.shop.phone}`}>
          <Sign name="phone" />
          {showPhone(props.shop.phone)}
        </a>
      )}
    </div>
  </QuoteHead>
);
