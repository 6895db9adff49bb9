import { bookingFormPath } from "../../../../domain/shop/address.ts";
import {
  BOOKING_STEP_FR,
  BOOKING_STEPS,
  type BookingStep,
} from "../../../../domain/booking/steps.ts";
import { formatWindow } from "../../../../domain/time.ts";
import { ButtonLink } from "../../../ui/site/button.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import styles from "../../booking/booking.module.css";
import { Sheets } from "../../booking/several/sheets.tsx";
import { FORM_SCREENS } from "../../booking/form/screens.tsx";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import type { BookingFormProps } from "../../props.ts";

export const head = ({ offer }: BookingFormProps): PageHead => ({
  title: `Prendre rendez-vous, ${offer.shop.name} à ${offer.shop.city}`,
  hidden: true,
});

/** Enter, by the name of the button that it presses: it searches where there is a search, and goes on elsewhere. */
const ENTER: Record<BookingStep, string> = {
  appliance: "stay",
  problem: "next",
  slot: "stay",
  contact: "enter",
};

/** The four screens of a booking as plain forms: no script is sent with them. */
export function Page(props: BookingFormProps) {
  const { offer, step, draft, booking_id, refusal, done } = props;
  if (done) return <Done offer={offer} done={done} />;
  const Screen = FORM_SCREENS[step];
  const number = BOOKING_STEPS.indexOf(step) + 1;
  return (
    <ShopFrame width="narrow" shop={offer.shop}>
      <form
        method="post"
        action={addressOf(offer)}
        encType={step === "problem" ? "multipart/form-data" : undefined}
        className={styles.form}
        noValidate
      >
        <button
          name={ENTER[step]}
          value="1"
          className={styles.hidden}
          tabIndex={-1}
          aria-hidden="true"
        >
          Entrée
        </button>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="booking_id" value={booking_id} />
        <input type="hidden" name="draft" value={JSON.stringify(draft)} />
        <p className={styles.progress}>
          Étape {number} sur {BOOKING_STEPS.length}
          <progress value={number} max={BOOKING_STEPS.length} aria-label="Avancement" />
        </p>
        <h1 className={styles.plainTitle}>{BOOKING_STEP_FR[step]}</h1>
        {refusal && (
          <Notice tone="wrong">
            <p>{refusal}</p>
          </Notice>
        )}
        {offer.wish && <Wish {...offer.wish} />}
        <Screen {...props} />
        {number > 1 && (
          <button name="back" value="1" className={styles.back}>
            Revenir à l’étape précédente
          </button>
        )}
      </form>
    </ShopFrame>
  );
}

/** The hour pressed on the shop's page as it is now; another one takes its place and keeps what was typed. */
const Wish = ({ text, nearest }: NonNullable<BookingFormProps["offer"]["wish"]>) => (
  <div className={styles.wish}>
    <p>{text}</p>
    {nearest.map((hour) => (
      <button key={hour.href} name="stay" value="1" formAction={hour.href}>
        {hour.text}
      </button>
    ))}
  </div>
);

/** The hour pressed on the shop's page goes on from screen to screen. */
const addressOf = ({ shop, wanted }: BookingFormProps["offer"]): string =>
  bookingFormPath(shop) + (wanted ? `?slot=${encodeURIComponent(wanted)}` : "");

type DoneProps = Pick<BookingFormProps, "offer"> & { done: NonNullable<BookingFormProps["done"]> };

const Done = ({ offer: { shop }, done }: DoneProps) => (
  <ShopFrame width="narrow" shop={shop}>
    <div className={styles.confirmed}>
      <h1 className={styles.title}>
        {done.held_until ? "Confirmez votre rendez-vous" : "Votre rendez-vous est pris"}
      </h1>
      <p className={styles.when}>
        {formatWindow(done.public_start_at, done.public_end_at, shop.timezone)}
      </p>
      <p>
        Chez {shop.name}, référence <strong className={styles.whole}>{done.reference}</strong>.
      </p>
      {done.held_until && (
        <Notice tone="waits">
          <p>
            L’heure vous attend quinze minutes : ouvrez le lien qui vous a été envoyé par e-mail, ou
            appelez l’atelier.
          </p>
        </Notice>
      )}
      {done.sheets.length > 0 && <Sheets {...done} />}
      <p>Gardez cette page ou notez la référence : elle ouvre le suivi de votre réparation.</p>
      <div className={styles.after}>
        {done.sheets.length === 0 && (
          <ButtonLink href={`/suivi/${done.sheetid}`}>Suivre ma réparation</ButtonLink>
        )}
        <ButtonLink look="quiet" href={`/suivi/${done.sheetid}/rendez-vous.ics`}>
          Ajouter à mon agenda
        </ButtonLink>
      </div>
    </div>
  </ShopFrame>
);
