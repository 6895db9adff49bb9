import { useEffect, useRef } from "react";
import { bookingFormPath, bookingPath, withAppliance } from "../../../domain/shop/address.ts";
import { BOOKING_STEP_FR, BOOKING_STEPS } from "../../../domain/booking/steps.ts";
import { Sign } from "../../ui/site/sign.tsx";
import styles from "../booking/booking.module.css";
import { Question } from "../booking/question.tsx";
import { useBooking, type Booking } from "../booking/use-booking.ts";
import { Waiting } from "../booking/waiting.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import type { BookingProps } from "../props.ts";
import { useModule } from "../use-module.ts";

export const head = ({ shop }: BookingProps): PageHead => ({
  title: `Prendre rendez-vous, ${shop.name} à ${shop.city}`,
  description: `Réservez un créneau chez ${shop.name} à ${shop.city}, en deux minutes et sans compte.`,
  path: bookingPath(shop),
});

/** One question at a time; what was answered is never lost. */
export function Page(props: BookingProps) {
  const booking = useBooking(props);
  if (booking.memory.done)
    return (
      <ShopFrame width="narrow" shop={props.shop}>
        <Done booking={booking} shop={props.shop} />
      </ShopFrame>
    );
  const { step } = booking;
  const isWide = step === "slot" || step === "contact";
  return (
    <ShopFrame width={isWide ? "wide" : "narrow"} shop={props.shop}>
      <NoScript {...props} />
      <Progress step={step} />
      <Title step={step} />
      {(step === "appliance" || step === "problem") && <Wish {...props} />}
      <Question booking={booking} props={props} />
    </ShopFrame>
  );
}

const loadConfirmed = () => import("../booking/confirmed.tsx");

type DoneProps = { booking: Booking; shop: BookingProps["shop"] };

function Done({ booking, shop }: DoneProps) {
  const confirmed = useModule(loadConfirmed);
  if (!confirmed) return <Waiting />;
  const { Confirmed } = confirmed;
  return <Confirmed kept={booking.memory.done} shop={shop} onRestart={booking.restart} />;
}

const NoScript = ({ shop, wanted, prefill }: BookingProps) => (
  <noscript>
    {/* React leaves what is inside to the browser: the script does not carry it. */}
    {import.meta.env.SSR && (
      <p className={styles.scriptless}>
        JavaScript est désactivé dans votre navigateur.{" "}
        <a
          href={withAppliance(
            bookingFormPath(shop) + (wanted ? `?slot=${encodeURIComponent(wanted)}` : ""),
            prefill.kind_id,
          )}
        >
          Continuer sur la page simple
        </a>
      </p>
    )}
  </noscript>
);

function Progress({ step }: Pick<Booking, "step">) {
  const number = BOOKING_STEPS.indexOf(step) + 1;
  return (
    <div className={styles.progress}>
      {number > 1 && (
        <button type="button" className={styles.back} onClick={() => history.back()}>
          <Sign name="back" />
          Retour
        </button>
      )}
      <p>
        Étape {number} sur {BOOKING_STEPS.length}
      </p>
      <progress
        value={number}
        max={BOOKING_STEPS.length}
        aria-label="Avancement de la réservation"
      />
    </div>
  );
}

/** The hour pressed on the shop's page as it is now; those in its place open the page again, with every answer kept. */
const Wish = ({ wish }: BookingProps) =>
  wish && (
    <div className={styles.wish} role="status">
      <p>{wish.text}</p>
      {wish.nearest.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </div>
  );

/** The question takes the focus each time it changes, so that a screen reader reads it. */
function Title({ step }: Pick<Booking, "step">) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <h1 ref={title} tabIndex={-1} className={styles.title}>
      {BOOKING_STEP_FR[step]}
    </h1>
  );
}
