import { shopPath } from "../../../domain/shop/address.ts";
import { formatMoment, formatTime } from "../../../domain/time.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Panel } from "../../ui/site/panel.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import { KeptNotice } from "../kept/kept-notice.tsx";
import type { PageHead } from "../page.ts";
import { showPhone } from "../phone.ts";
import type { TrackingProps } from "../props.ts";
import { SafetyOrders } from "../safety-orders.tsx";
import { progressTold } from "../tracking/expired-quotes.ts";
import { announced, Appointments, ChangeLink } from "../tracking/appointments.tsx";
import { BonusConsent } from "../tracking/bonus-consent.tsx";
import { Conversation } from "../tracking/conversation.tsx";
import { Papers } from "../tracking/papers.tsx";
import { Pay } from "../tracking/pay.tsx";
import { Photos } from "../tracking/photos.tsx";
import { OwnPhotos } from "../tracking/own-photos.tsx";
import { ProgressLine } from "../tracking/progress-line.tsx";
import { Todo } from "../tracking/todo.tsx";
import styles from "../tracking/tracking.module.css";
import { useTracking, type Live } from "../tracking/use-tracking.ts";

export const head = ({ reference, shop }: TrackingProps): PageHead => ({
  title: `Suivi de la réparation ${reference}`,
  description: `Où en est la réparation confiée à ${shop.name}, la suite, et comment joindre l’atelier.`,
  hidden: true,
});

/** Where is my machine, what happens next, what must I do, whom do I call: in the first screenful. */
export function Page(sent: TrackingProps) {
  const live = useTracking(sent);
  const { props } = live;
  const zone = props.shop.timezone;
  return (
    <ShopFrame shop={props.shop}>
      <KeptNotice zone={zone} />
      <header className={styles.top}>
        <p className={styles.soft}>
          Réparation {props.reference}, <a href={shopPath(props.shop)}>{props.shop.name}</a>
        </p>
        <div className={styles.machine}>
          {props.drawing && <img src={props.drawing} alt="" width={56} height={56} />}
          <h1>{props.appliance || "Votre réparation"}</h1>
        </div>
        <p className={styles.headline}>
          {progressTold(props).headline} {placeOfDevice(props)}
        </p>
        <Freshness {...live} />
      </header>
      {props.danger && (
        <div className={styles.danger}>
          <SafetyOrders danger={props.danger} />
        </div>
      )}
      {!props.hold && <ProgressLine status={props.status} />}
      <div className={styles.answers}>
        <Todo {...props} />
        <Next {...props} />
        <Call {...props} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Pay {...props} />
          <Appointments {...props} zone={zone} />
          <BonusConsent {...props} />
          <Photos {...props} />
          <OwnPhotos {...props} />
          <Papers {...props} />
        </div>
        <div className={styles.column}>
          <Conversation {...props} />
          <History {...props} />
        </div>
      </div>
    </ShopFrame>
  );
}

function placeOfDevice({ device_at, appliance }: TrackingProps): string {
  if (!appliance || device_at === "client") return "";
  return device_at === "shop" ? "L’appareil est à l’atelier." : "L’appareil vous a été rendu.";
}

const Freshness = ({ updated_at, connected, isOld, props }: Live) => (
  <p className={styles.fresh} role="status">
    {isOld &&
      "Votre navigateur est ancien : cette page se met à jour toutes les minutes. Nous vous recommandons un navigateur plus récent. "}
    {!connected && "Connexion perdue : la page se remettra à jour toute seule."}
    {connected && updated_at && `Mis à jour à ${formatTime(updated_at, props.shop.timezone)}`}
  </p>
);

function Next(props: TrackingProps) {
  const { sheetid, appointments, shop } = props;
  const visit = appointments.find((candidate) => candidate.status === "TODO");
  return (
    <section className={styles.answer} aria-labelledby="suite">
      <h2 id="suite">La suite</h2>
      <p>{progressTold(props).next}</p>
      {visit && !props.hold && (
        <>
          <p className={styles.visit}>
            <Sign name="calendar" />
            <span>{announced(visit, shop.timezone)}</span>
          </p>
          <a href={`/suivi/${sheetid}/rendez-vous.ics`}>Ajouter à mon agenda</a>
          <ChangeLink visit={visit} sheetid={sheetid} />
        </>
      )}
    </section>
  );
}

const Call = ({ shop }: TrackingProps) => (
  <section className={styles.answer} aria-labelledby="appeler">
    <h2 id="appeler">Une question ?</h2>
    <p>
      {shop.name}, {[shop.street, shop.city].filter(Boolean).join(", ")}
    </p>
    {shop.phone && (
      <ButtonLink look="quiet" href={`tel:${shop.phone}`}>
        <Sign name="phone" />
        {showPhone(shop.phone)}
      </ButtonLink>
    )}
    <a href="#conversation">Écrire à l’atelier</a>
  </section>
);

const History = ({ messages, shop }: TrackingProps) =>
  messages.length > 0 && (
    <Panel aria-labelledby="historique">
      <h2 id="historique">Ce qui s’est passé</h2>
      <ol className={styles.rows}>
        {messages.map(({ at, text }) => (
          <li key={at + text}>
            <p className={styles.soft}>{formatMoment(at, shop.timezone)}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
