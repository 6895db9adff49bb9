import { formatTime, formatWindow, type Zone } from "../../../../domain/time.ts";
import { shopPath } from "../../../../domain/shop/address.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { Notice, Panel } from "../../../ui/site/panel.tsx";
import { Sign } from "../../../ui/site/sign.tsx";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import { showPhone } from "../../phone.ts";
import type { PublicWindow, WindowOfferedProps } from "../../props.ts";
import styles from "../../tracking/waiting.module.css";

export const head = (): PageHead => ({ title: "Une place plus tôt", hidden: true });

/** A form, not the opening of the link: programs that check mail open every link. */
export const Page = (props: WindowOfferedProps) => (
  <ShopFrame width="narrow" shop={props.shop}>
    <div className={styles.page}>
      <h1 className={styles.title}>Une place plus tôt</h1>
      <p>
        Réparation <strong className={styles.whole}>{props.reference}</strong>,{" "}
        <a href={shopPath(props.shop)}>{props.shop.name}</a>.
      </p>
      {props.state === "open" ? <Open {...props} /> : <Answered {...props} />}
      {props.shop.phone && (
        <p className={styles.soft}>
          Une question ? <a href={`tel:${props.shop.phone}`}>{showPhone(props.shop.phone)}</a>
        </p>
      )}
    </div>
  </ShopFrame>
);

const Open = ({ shop, offered, current, expires_at, sheetid, token }: WindowOfferedProps) => (
  <>
    <Panel>
      <dl className={styles.windows}>
        <div>
          <dt>La place libre</dt>
          <dd className={styles.offered}>
            <Sign name="calendar" />
            <span>{windowText(offered, shop.timezone)}</span>
          </dd>
        </div>
        <div>
          <dt>Votre rendez-vous actuel</dt>
          <dd>{windowText(current, shop.timezone)}</dd>
        </div>
      </dl>
    </Panel>
    <p>
      À prendre avant <strong>{formatTime(expires_at, shop.timezone)}</strong>, tant qu’elle est
      libre. Ensuite, elle sera proposée à un autre client, et votre rendez-vous ne change pas.
    </p>
    <form method="post" action={`/suivi/${sheetid}/place/${token}`} className={styles.actions}>
      <Button type="submit" name="decision" value="taken">
        Prendre cette place
      </Button>
      <Button type="submit" look="quiet" name="decision" value="refused">
        Garder mon rendez-vous
      </Button>
    </form>
  </>
);

type Answer = Exclude<WindowOfferedProps["state"], "open">;

const answerText = (state: Answer, { shop, offered }: WindowOfferedProps): string => {
  const texts: Record<Answer, string> = {
    taken: `C’est noté : rendez-vous le ${windowText(offered, shop.timezone)}. Vous recevez la confirmation.`,
    refused: "Votre rendez-vous ne change pas. Vous serez prévenu si une autre place se libère.",
    expired:
      "Le quart d’heure est passé : cette place est proposée à un autre client. Votre rendez-vous ne change pas.",
    lost: "Cette place vient d’être prise. Votre rendez-vous ne change pas.",
  };
  return texts[state];
};

const Answered = (props: WindowOfferedProps) => (
  <>
    <Notice tone={props.state === "taken" ? "good" : "plain"}>
      <p>{props.state !== "open" && answerText(props.state, props)}</p>
    </Notice>
    <ButtonLink look="quiet" href={`/suivi/${props.sheetid}`}>
      Suivre ma réparation
    </ButtonLink>
  </>
);

const windowText = ({ public_start_at, public_end_at }: PublicWindow, zone: Zone): string =>
  formatWindow(public_start_at, public_end_at, zone);
