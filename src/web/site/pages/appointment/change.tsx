import {
  formatDay,
  formatMoment,
  formatTime,
  formatWindow,
  dateOf,
} from "../../../../domain/time.ts";
import { visitText } from "../../../../domain/agenda/together/hours.ts";
import { REASON_MAX } from "../../../../domain/booking/client-change.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { Notice, Panel } from "../../../ui/site/panel.tsx";
import { Sign } from "../../../ui/site/sign.tsx";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import { showPhone } from "../../phone.ts";
import type { OfferedSlot } from "../../../../domain/agenda/slot-request.ts";
import type { OwnAppointmentProps } from "../../props.ts";
import styles from "./change.module.css";

const TITLE: Record<OwnAppointmentProps["step"], string> = {
  choose: "Votre rendez-vous",
  move: "Déplacer le rendez-vous ?",
  cancel: "Annuler le rendez-vous ?",
};

export const head = ({ step }: OwnAppointmentProps): PageHead => ({
  title: TITLE[step],
  hidden: true,
});

/** Plain links and forms: it works on any telephone, and a page reloaded repeats nothing. */
export const Page = (props: OwnAppointmentProps) => (
  <ShopFrame width="narrow" shop={props.shop}>
    <p>
      <a href={`/suivi/${props.sheetid}`}>Suivi de la réparation {props.reference}</a>
    </p>
    <h1 className={styles.title}>{TITLE[props.step]}</h1>
    {props.problem && (
      <Notice tone="wrong">
        <p>{PROBLEM[props.problem]}</p>
        <Windows {...props} slots={props.nearest} />
      </Notice>
    )}
    {props.step !== "move" && <Now {...props} />}
    <Together {...props} />
    <Step {...props} />
  </ShopFrame>
);

/** Before any click: nothing of a visit is changed alone. */
const Together = ({ appliances }: OwnAppointmentProps) =>
  appliances.length > 0 && (
    <p>
      <strong>{visitText(appliances.length)}</strong>&nbsp;: {appliances.join(", ")}. Ils sont
      déplacés ou annulés ensemble.
    </p>
  );

const PROBLEM: Record<NonNullable<OwnAppointmentProps["problem"]>, string> = {
  "slot-taken":
    "Ce créneau vient d’être pris. Votre rendez-vous n’a pas changé. Voici les plus proches :",
  "too-late":
    "Il est trop tard pour changer ce rendez-vous en ligne. Il n’a pas changé : appelez l’atelier.",
  "not-yours": "Ce rendez-vous ne peut pas être changé en ligne. Appelez l’atelier.",
  "no-slot": "Choisissez un créneau de la liste.",
  "long-reason": `Votre message est trop long : ${REASON_MAX} caractères au plus. Le rendez-vous n’est pas annulé.`,
};

function Step(props: OwnAppointmentProps) {
  if (!props.change) return <NotYours {...props} />;
  if (!props.change.open) return <TooLate {...props} until={props.change.until} />;
  if (props.step === "cancel") return <Cancel {...props} />;
  if (props.step === "move" && props.wanted) return <Move {...props} wanted={props.wanted} />;
  return <Choose {...props} until={props.change.until} movable={props.change.movable} />;
}

const Now = ({ appointment, shop }: OwnAppointmentProps) => (
  <p className={styles.now}>
    <Sign name="calendar" />
    <span>
      <strong>{windowOf(appointment, shop)}</strong>
      <br />
      {appointment.kind}, {placeOf(appointment)}
      {appointment.technician && `, avec ${appointment.technician}`}
    </span>
  </p>
);

type Announced = Pick<OfferedSlot, "public_start_at" | "public_end_at">;
type At = Pick<OwnAppointmentProps["shop"], "timezone">;

const windowOf = ({ public_start_at, public_end_at }: Announced, { timezone }: At): string =>
  formatWindow(public_start_at, public_end_at, timezone);

function placeOf({ kind, where }: OwnAppointmentProps["appointment"]): string {
  if (kind === "Télédiagnostic") return "à distance";
  return where === "Atelier" ? "à l’atelier" : "chez vous";
}

const pathOf = ({ sheetid, appointment }: OwnAppointmentProps): string =>
  `/suivi/${sheetid}/rendez-vous/${appointment.id}`;

type Open = OwnAppointmentProps & Pick<NonNullable<OwnAppointmentProps["change"]>, "until">;

const Choose = (props: Open & { movable: boolean }) => (
  <>
    <p className={styles.soft}>
      Vous pouvez changer ce rendez-vous jusqu’au {formatMoment(props.until, props.shop.timezone)}.
    </p>
    {props.movable ? <OtherWindows {...props} /> : <ByPhone {...props} />}
    <p className={styles.last}>
      <ButtonLink look="danger" href={`${pathOf(props)}?annuler=1`}>
        Annuler ce rendez-vous
      </ButtonLink>
    </p>
  </>
);

const OtherWindows = (props: OwnAppointmentProps) => (
  <Panel aria-labelledby="creneaux">
    <h2 id="creneaux">Choisir un autre créneau</h2>
    <p className={styles.soft}>
      Chaque créneau est une fenêtre d’arrivée : le réparateur arrive entre ces deux heures.
    </p>
    {props.slots.length === 0 && <p>Aucun créneau libre cette semaine-là.</p>}
    <Windows {...props} />
    <Weeks {...props} />
  </Panel>
);

/** By day; each window leads to the question that confirms it. */
const Windows = (props: OwnAppointmentProps) =>
  [...Map.groupBy(props.slots, (slot) => dateOf(slot.public_start_at, props.shop.timezone))].map(
    ([day, slots]) => (
      <section key={day} className={styles.day}>
        <h3>{formatDay(day)}</h3>
        <ul className={styles.windows}>
          {slots.map((slot) => (
            <li key={slot.slot_id}>
              <a
                className={styles.window}
                href={`${pathOf(props)}?creneau=${encodeURIComponent(slot.slot_id)}`}
              >
                {hoursOf(slot, props.shop)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ),
  );

const hoursOf = ({ public_start_at, public_end_at }: Announced, { timezone }: At): string =>
  `${formatTime(public_start_at, timezone)} – ${formatTime(public_end_at, timezone)}`;

const Weeks = ({ previous, next, ...props }: OwnAppointmentProps) => (
  <nav className={styles.weeks} aria-label="Autres semaines">
    {previous && (
      <a href={`${pathOf({ ...props, previous, next })}?debut=${previous}`}>Jours précédents</a>
    )}
    {next && <a href={`${pathOf({ ...props, previous, next })}?debut=${next}`}>Jours suivants</a>}
  </nav>
);

const Move = ({ wanted, ...props }: OwnAppointmentProps & { wanted: OfferedSlot }) => (
  <form method="post" action={`${pathOf({ ...props, wanted })}/deplacer`} className={styles.form}>
    <dl className={styles.exchange}>
      <dt>Prévu jusqu’ici</dt>
      <dd className={styles.before}>{windowOf(props.appointment, props.shop)}</dd>
      <dt>Nouveau créneau</dt>
      <dd>
        <strong>{windowOf(wanted, props.shop)}</strong>
      </dd>
    </dl>
    <input type="hidden" name="creneau" value={wanted.slot_id} />
    <Button type="submit" wide>
      Déplacer le rendez-vous
    </Button>
    <ButtonLink look="quiet" wide href={pathOf({ ...props, wanted })}>
      Garder le rendez-vous prévu
    </ButtonLink>
  </form>
);

const Cancel = (props: OwnAppointmentProps) => (
  <form method="post" action={`${pathOf(props)}/annuler`} className={styles.form}>
    <p>
      L’atelier est prévenu et ces heures sont rendues à d’autres. Votre réparation reste ouverte :
      vous pourrez convenir d’un autre rendez-vous avec l’atelier.
    </p>
    <label htmlFor="motif">Un mot pour l’atelier (facultatif)</label>
    <textarea id="motif" name="motif" rows={3} maxLength={REASON_MAX} className={styles.reason} />
    <Button type="submit" look="danger" wide>
      Annuler le rendez-vous
    </Button>
    <ButtonLink look="quiet" wide href={pathOf(props)}>
      Garder le rendez-vous
    </ButtonLink>
  </form>
);

const TooLate = (props: Open) => (
  <>
    <p>
      Ce rendez-vous pouvait être changé en ligne jusqu’au{" "}
      {formatMoment(props.until, props.shop.timezone)}. Un empêchement ? Appelez l’atelier.
    </p>
    <Call {...props} />
  </>
);

const NotYours = (props: OwnAppointmentProps) => (
  <>
    <p>Ce rendez-vous est passé, annulé ou réservé à l’atelier : il ne se change pas en ligne.</p>
    <Call {...props} />
  </>
);

const ByPhone = (props: OwnAppointmentProps) => (
  <>
    <p>Pour choisir un autre créneau, appelez l’atelier : il organise cette visite lui-même.</p>
    <Call {...props} />
  </>
);

const Call = ({ shop }: OwnAppointmentProps) =>
  shop.phone && (
    <p>
      <ButtonLink look="quiet" href={`tel:${shop.phone}`}>
        <Sign name="phone" />
        {showPhone(shop.phone)}
      </ButtonLink>
    </p>
  );
