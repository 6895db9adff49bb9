import { bookingPath, shopPath } from "../../../domain/shop/address.ts";
import { formatTime, formatWindow } from "../../../domain/time.ts";
import { Button, ButtonLink } from "../../ui/site/button.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import styles from "../booking/booking.module.css";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import { showPhone } from "../phone.ts";
import type { BookingConfirmationProps } from "../props.ts";

const TITLE: Record<BookingConfirmationProps["state"], string> = {
  waiting: "Confirmez votre rendez-vous",
  confirmed: "Votre rendez-vous est confirmé",
  released: "Ce créneau est libéré",
};

export const head = ({ state }: BookingConfirmationProps): PageHead => ({
  title: TITLE[state],
  hidden: true,
});

/** A form, not the opening of the link: programs that check mail open every link. */
export const Page = (props: BookingConfirmationProps) => (
  <ShopFrame width="narrow" shop={props.shop}>
    <div className={styles.confirmed}>
      <h1 className={styles.title}>{TITLE[props.state]}</h1>
      <p className={styles.when}>
        {formatWindow(props.public_start_at, props.public_end_at, props.shop.timezone)}
      </p>
      <p>
        {props.kind}, {placeOf(props)}, avec <a href={shopPath(props.shop)}>{props.shop.name}</a>.
        Référence <strong className={styles.whole}>{props.reference}</strong>.
      </p>
      {props.state === "waiting" && <ToPress {...props} />}
      {props.state === "confirmed" && <Confirmed {...props} />}
      {props.state === "released" && <Released {...props} />}
      {props.shop.phone && (
        <p className={styles.count}>
          Une question ? <a href={`tel:${props.shop.phone}`}>{showPhone(props.shop.phone)}</a>
        </p>
      )}
    </div>
  </ShopFrame>
);

const placeOf = ({ kind, where, shop }: BookingConfirmationProps): string => {
  if (kind === "Télédiagnostic") return "à distance";
  if (where === "Chez le client") return "chez vous";
  return `à l’atelier, ${[shop.street, shop.city].filter(Boolean).join(", ")}`;
};

const ToPress = ({ sheetid, token, held_until, shop }: BookingConfirmationProps) => (
  <form method="post" action={`/suivi/${sheetid}/confirmer/${token}`} className={styles.form}>
    <Button type="submit" wide>
      Confirmer mon rendez-vous
    </Button>
    <p className={styles.count}>
      Le créneau vous attend jusqu’à {formatTime(held_until, shop.timezone)}. Vous n’avez rien
      demandé ? Fermez cette page : le rendez-vous n’aura pas lieu.
    </p>
  </form>
);

const Confirmed = ({ sheetid }: BookingConfirmationProps) => (
  <>
    <p>L’atelier est prévenu, et la confirmation part par e-mail avec le lien de suivi.</p>
    <div className={styles.after}>
      <ButtonLink href={`/suivi/${sheetid}`}>Suivre ma réparation</ButtonLink>
      <ButtonLink look="quiet" href={`/suivi/${sheetid}/rendez-vous.ics`}>
        <Sign name="calendar" />
        Ajouter à mon agenda
      </ButtonLink>
    </div>
  </>
);

const Released = ({ shop }: BookingConfirmationProps) => (
  <>
    <p>
      Ce rendez-vous n’a pas été confirmé à temps, ou l’atelier l’a annulé : il n’aura pas lieu.
    </p>
    <ButtonLink href={bookingPath(shop)}>Prendre un autre rendez-vous</ButtonLink>
  </>
);
