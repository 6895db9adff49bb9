import { shopPath } from "../../../domain/shop/address.ts";
import { formatEuros } from "../../../domain/money.ts";
import { formatDate } from "../../../domain/time.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import { showPhone } from "../phone.ts";
import type { QuoteProps } from "../props.ts";
import { Answer } from "../quote/answer.tsx";
import { QuoteSheet } from "../quote/quote-sheet.tsx";
import styles from "../quote/quote.module.css";
import { State } from "../quote/state.tsx";

export const head = ({ document }: QuoteProps): PageHead => ({
  title: `Devis ${document.reference}, ${document.seller.name}`,
  hidden: true,
});

/** The quote as it was sent, then the client's answer. */
export const Page = (props: QuoteProps) => (
  <ShopFrame shop={props.shop}>
    <header className={styles.top}>
      <p className={styles.soft}>
        <a href={shopPath(props.shop)}>{props.shop.name}</a>, {props.shop.city}
      </p>
      <h1>Devis {props.document.reference}</h1>
      <p className={styles.soft}>
        Établi le {formatDate(props.document.issued_on)}, valable jusqu’au{" "}
        {formatDate(props.document.valid_until)}
      </p>
      <div className={styles.jump}>
        <p className={styles.amount}>{formatEuros(props.document.totals.due)} TTC</p>
        {props.status === "Envoyé" && <ButtonLink href="#reponse">Répondre au devis</ButtonLink>}
      </div>
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
    </header>
    <div className={styles.desk}>
      <State {...props} />
      <QuoteSheet document={props.document} />
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
