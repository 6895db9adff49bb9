import { shopPath } from "../../../domain/shop/address.ts";
import { Button, ButtonLink } from "../../ui/site/button.tsx";
import { Notice, Panel } from "../../ui/site/panel.tsx";
import styles from "../booking/booking.module.css";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import { showPhone } from "../phone.ts";
import type { ContactDetailsProps } from "../props.ts";

export const head = (): PageHead => ({ title: "Vos coordonnées", hidden: true });

/** A form, not the opening of the link: programs that check mail open every link. */
export const Page = (props: ContactDetailsProps) => (
  <ShopFrame width="narrow" shop={props.shop}>
    <div className={styles.confirmed}>
      <h1 className={styles.title}>Vos coordonnées</h1>
      <p>
        Réparation <strong className={styles.whole}>{props.reference}</strong>,{" "}
        <a href={shopPath(props.shop)}>{props.shop.name}</a>.
      </p>
      {props.state === "open" ? <Open {...props} /> : <Decided {...props} />}
      {props.shop.phone && (
        <p className={styles.count}>
          Une question ? <a href={`tel:${props.shop.phone}`}>{showPhone(props.shop.phone)}</a>
        </p>
      )}
    </div>
  </ShopFrame>
);

const Open = ({ changes, sheetid, token }: ContactDetailsProps) => (
  <>
    <p>
      Le rendez-vous a été pris en ligne avec ces coordonnées, que l’atelier n’avait pas. Si elles
      sont à vous, gardez-les. Sinon, écartez-les : votre fiche reste comme elle est.
    </p>
    <Panel>
      <dl className={styles.changes}>
        {changes.map(({ label, from, to }) => (
          <div key={label + to}>
            <dt>{label}</dt>
            <dd>
              {to}
              {from && <span className={styles.count}> (à la place de {from})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
    <form method="post" action={`/suivi/${sheetid}/coordonnees/${token}`} className={styles.after}>
      <Button type="submit" name="decision" value="confirmed">
        Garder ces coordonnées
      </Button>
      <Button type="submit" look="quiet" name="decision" value="dismissed">
        Les écarter
      </Button>
    </form>
  </>
);

const TEXT: Record<Exclude<ContactDetailsProps["state"], "open">, string> = {
  confirmed: "Ces coordonnées sont dans votre fiche. Merci.",
  dismissed: "Ces coordonnées sont écartées : votre fiche reste comme elle était.",
  expired: "Ce lien a plus de sept jours. Appelez l’atelier pour changer vos coordonnées.",
};

const Decided = ({ state, sheetid }: ContactDetailsProps) => (
  <>
    <Notice tone={state === "confirmed" ? "good" : "plain"}>
      <p>{state === "open" ? "" : TEXT[state]}</p>
    </Notice>
    <ButtonLink look="quiet" href={`/suivi/${sheetid}`}>
      Suivre ma réparation
    </ButtonLink>
  </>
);
