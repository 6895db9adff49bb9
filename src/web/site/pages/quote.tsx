import { shopPath } from "../../../domain/shop/address.ts";
import { QuoteHead, QuoteSheet } from "../../quote/quote-sheet.tsx";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import { showPhone } from "../phone.ts";
import type { QuoteProps } from "../props.ts";
import { Answer } from "../quote/answer.tsx";
import styles from "../quote/quote.module.css";
import { WithdrawalLink } from "../quote/withdrawal-link.tsx";
import { State } from "../quote/state.tsx";

export const head = ({ document }: QuoteProps): PageHead => ({
  title: `Devis ${document.reference}, ${document.seller.name}`,
  hidden: true,
});

/** The quote as it was sent, then the client's answer. */
export const Page = (props: QuoteProps) => (
  <ShopFrame shop={props.shop}>
    <QuoteHead
      document={props.document}
      shop={
        <>
          <a href={shopPath(props.shop)}>{props.shop.name}</a>, {props.shop.city}
        </>
      }
      action={
        props.status === "Envoyé" && <ButtonLink href="#reponse">Répondre au devis</ButtonLink>
      }
    >
      <div className={styles.links}>
        <a href={props.pdf_url}>
          <Sign name="file" />
          Télécharger le PDF
        </a>
        {props.shop.phone && (
          <a href={`tel:${props.shop.phone}`}>
            <Sign name="phone" />
            {showPhone(props.shop.phone)}
          </a>
        )}
      </div>
    </QuoteHead>
    <div className={styles.desk}>
      <State {...props} />
      <QuoteSheet document={props.document} className={styles.document} />
      {props.withdrawal_until && (
        <WithdrawalLink href={`/quote/${props.quoteid}/renoncer`} until={props.withdrawal_until} />
      )}
      {props.status === "Envoyé" && <Answer {...props} />}
      {props.status !== "Envoyé" && props.sheetid && (
        <div className={styles.follow}>
          <ButtonLink look="quiet" href={`/suivi/${props.sheetid}`}>
            Suivre la réparation
          </ButtonLink>
        </div>
      )}
    </div>
  </ShopFrame>
);
