import { documentWith } from "../../../domain/quote/option/agreed.ts";
import { shopPath } from "../../../domain/shop/address.ts";
import { QuoteHead, QuoteSheet } from "../../quote/quote-sheet.tsx";
import { Button, ButtonLink } from "../../ui/site/button.tsx";
import { Notice, Panel } from "../../ui/site/panel.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import { showPhone } from "../phone.ts";
import type { QuoteReadingProps } from "../props.ts";
import { OptionPanel } from "../quote/option-panel.tsx";
import styles from "../quote/quote.module.css";
import { WithdrawalLink } from "../quote/withdrawal-link.tsx";
import { State } from "../quote/state.tsx";

export const head = ({ document }: QuoteReadingProps): PageHead => ({
  title: `Devis ${document.reference}, ${document.seller.name}`,
  hidden: true,
});

export function Page(props: QuoteReadingProps) {
  const { document, choices, status } = props;
  const chosen = documentWith(document, choices);
  return (
    <ShopFrame shop={props.shop}>
      <Head {...props} document={chosen} />
      <div className={styles.desk}>
        <State {...props} />
        <div className={styles.document}>
          <OptionPanel document={document} choices={choices} isOver={status !== "Envoyé"} />
          <QuoteSheet document={chosen} />
        </div>
        {props.withdrawal_until && (
          <WithdrawalLink
            href={`/suivi/${props.sheetid}/devis/${document.reference}/renoncer`}
            until={props.withdrawal_until}
          />
        )}
        {status === "Envoyé" && <AskLink {...props} />}
      </div>
    </ShopFrame>
  );
}

const Head = (props: QuoteReadingProps) => (
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
      <a href={`/suivi/${props.sheetid}`}>Suivre la réparation</a>
      {props.shop.phone && (
        <a href={`tel:${props.shop.phone}`}>
          <Sign name="phone" />
          {showPhone(props.shop.phone)}
        </a>
      )}
    </div>
  </QuoteHead>
);

const AskLink = ({ sheetid, document, link_sent }: QuoteReadingProps) => (
  <Panel className={styles.answer} aria-labelledby="reponse">
    <h2 id="reponse">Votre réponse</h2>
    {link_sent ? (
      <Notice tone="good">
        <p>
          Le lien pour signer part à l’instant vers l’adresse e-mail que l’atelier connaît. Rien
          reçu d’ici quelques minutes ? Appelez l’atelier : il n’a peut-être que votre téléphone.
        </p>
      </Notice>
    ) : (
      <form
        method="post"
        className={styles.form}
        action={`/suivi/${sheetid}/devis/${document.reference}/lien#reponse`}
      >
        <p>
          Ce lien de suivi permet de lire le devis. Pour l’accepter ou le refuser, ouvrez le lien
          reçu par e-mail avec le devis, ou demandez-le de nouveau.
        </p>
        <Button type="submit">Recevoir le lien pour signer</Button>
      </form>
    )}
  </Panel>
);
