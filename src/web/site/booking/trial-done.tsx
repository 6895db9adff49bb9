import { useEffect, useRef } from "react";
import { formatWindow } from "../../../domain/time.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { MachineDrawing } from "../drawing/machine-drawing.tsx";
import type { BookingProps } from "../props.ts";
import styles from "./booking.module.css";
import type { Confirmation } from "./confirmation.ts";

type Props = { done: Confirmation; shop: BookingProps["shop"] };

/** The trial is in the agenda; back to where it is removed. */
export function TrialDone({ done, shop }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const { public_start_at, public_end_at } = done;
  return (
    <div className={styles.confirmed}>
      <MachineDrawing name="done" size={96} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Votre essai est réservé
      </h1>
      <p className={styles.when}>{formatWindow(public_start_at, public_end_at, shop.timezone)}</p>
      <p>
        Votre client verrait ici son rendez-vous et le lien de sa page de suivi. La lettre d’essai
        part à votre adresse, et l’heure est prise dans votre agenda.
      </p>
      <div className={styles.after}>
        <ButtonLink href="/app/onboarding">Continuer l’ouverture de l’atelier</ButtonLink>
        <ButtonLink look="quiet" href="/app/agenda">
          Voir l’agenda
        </ButtonLink>
      </div>
    </div>
  );
}
