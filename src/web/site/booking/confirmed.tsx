import { useEffect, useEffectEvent, useRef } from "react";
import { dateOf, formatDay, formatWindow } from "../../../domain/time.ts";
import { MachineDrawing } from "../drawing/machine-drawing.tsx";
import { Button, ButtonLink } from "../../ui/site/button.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { showPhone } from "../phone.ts";
import type { BookingProps } from "../props.ts";
import { SafetyOrders } from "../safety-orders.tsx";
import styles from "./booking.module.css";
import { confirmationOf, type Confirmation } from "./confirmation.ts";
import { ToConfirm } from "./hold/to-confirm.tsx";
import { TrialDone } from "./trial-done.tsx";
import { SentPhotos } from "./problem/sent-photos.tsx";

type Rest = { shop: BookingProps["shop"]; onRestart: () => void };
type Props = Rest & { done: Confirmation };

/** What another version kept, and this one cannot read, begins a new booking. */
export function Confirmed({ kept, shop, onRestart }: Rest & { kept: unknown }) {
  const done = confirmationOf(kept);
  const isReadable = done !== undefined;
  const restart = useEffectEvent(onRestart);
  useEffect(() => {
    if (!isReadable) restart();
  }, [isReadable]);
  if (!done) return null;
  if (done.trial) return <TrialDone done={done} shop={shop} />;
  const { held_until } = done;
  const standing = <Standing done={done} shop={shop} onRestart={onRestart} />;
  if (!held_until) return standing;
  const held = { ...done, held_until };
  return <ToConfirm done={held} shop={shop} confirmed={standing} onRestart={onRestart} />;
}

function Standing({ done, shop, onRestart }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className={styles.confirmed}>
      <MachineDrawing name="done" size={96} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Votre rendez-vous est pris
      </h1>
      <p className={styles.when}>
        {done.arrival
          ? `${formatDay(dateOf(done.public_start_at, shop.timezone))}, ${done.arrival}`
          : formatWindow(done.public_start_at, done.public_end_at, shop.timezone)}
      </p>
      {done.danger && <SafetyOrders danger={done.danger} />}
      <SentPhotos {...done} />
      <p>
        Chez {shop.name}, référence <strong className={styles.whole}>{done.reference}</strong>.
      </p>
      <p>
        {done.email ? (
          <>
            La confirmation part à <strong className={styles.address}>{done.email}</strong>.
          </>
        ) : (
          "Vous n’avez pas donné d’e-mail : gardez cette page, ou notez la référence."
        )}
      </p>
      <div className={styles.after}>
        <ButtonLink href={`/suivi/${done.sheetid}`}>Suivre ma réparation</ButtonLink>
        <ButtonLink look="quiet" href={`/suivi/${done.sheetid}/rendez-vous.ics`}>
          <Sign name="calendar" />
          Ajouter à mon agenda
        </ButtonLink>
      </div>
      <p className={styles.count}>
        Gardez le lien de suivi : il dit où en est votre réparation.
        {shop.phone && (
          <>
            {" "}
            Un empêchement ? <a href={`tel:${shop.phone}`}>{showPhone(shop.phone)}</a>
          </>
        )}
      </p>
      <Button look="bare" onClick={onRestart}>
        Prendre un autre rendez-vous
      </Button>
    </div>
  );
}
