import { bookingFormPath, shopPath } from "../../../../domain/shop/address.ts";
import { formatTime, formatWindow } from "../../../../domain/time.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { Notice, Panel } from "../../../ui/site/panel.tsx";
import { Sign } from "../../../ui/site/sign.tsx";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import type { PageProps } from "../../props.ts";
import styles from "../../tracking/waiting.module.css";

type QueueOfferProps = PageProps["booking/queue-offer"];

export const head = (): PageHead => ({ title: "Une place se libère", hidden: true });

/** A form, not the opening of the link: programs that check mail open every link. */
export const Page = (props: QueueOfferProps) => (
  <ShopFrame width="narrow" shop={props.shop}>
    <div className={styles.page}>
      <h1 className={styles.title}>Une place se libère</h1>
      <p>
        {props.job && `${props.job}, `}
        <a href={shopPath(props.shop)}>{props.shop.name}</a>.
      </p>
      {props.state === "open" ? <Open {...props} /> : <Answered {...props} />}
    </div>
  </ShopFrame>
);

const Open = ({ shop, offered, expires_at, token, due }: QueueOfferProps) => (
  <>
    <Panel>
      <p className={styles.window}>
        <Sign name="calendar" />
        <span>{formatWindow(offered.public_start_at, offered.public_end_at, shop.timezone)}</span>
      </p>
    </Panel>
    <p>
      Elle vous est réservée jusqu’à <strong>{formatTime(expires_at, shop.timezone)}</strong>.
      Ensuite, elle sera proposée à un autre client, et vous restez sur la liste.
    </p>
    <form method="post" action={`${shopPath(shop)}/rdv/place/${token}`} className={styles.actions}>
      <Button type="submit" name="decision" value="taken">
        {due ? "Prendre cette place avec obligation de paiement" : "Prendre cette place"}
      </Button>
      <Button type="submit" look="quiet" name="decision" value="refused">
        La laisser au suivant
      </Button>
    </form>
  </>
);

const TEXTS: Record<Exclude<QueueOfferProps["state"], "open">, string> = {
  taken:
    "C’est noté : cette place est la vôtre. Le lien de suivi est dans le message de confirmation.",
  refused: "Cette place est proposée au suivant. Vous serez prévenu si une autre se libère.",
  expired:
    "Le quart d’heure est passé : cette place est proposée à un autre client. Vous restez sur la liste.",
  lost: "Cette place n’est plus libre. Vous restez sur la liste.",
};

const Answered = ({ state, shop }: QueueOfferProps) => (
  <>
    <Notice tone={state === "taken" ? "good" : "plain"}>
      <p>{state !== "open" && TEXTS[state]}</p>
    </Notice>
    {state !== "taken" && (
      <ButtonLink look="quiet" href={bookingFormPath(shop)}>
        Voir les heures libres
      </ButtonLink>
    )}
  </>
);
