import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../ui/site/button.tsx";
import styles from "./booking.module.css";
import type { Booking } from "./use-booking.ts";

/** `submit` null: what is answered goes on by itself. */
type Props = { booking: Booking; children: ReactNode; submit?: string | null };

/** A question with fields: Enter goes on; the first field at fault takes the focus. */
export function Form({ booking, children, submit = "Continuer" }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { refusals } = booking;
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void booking.next();
      }}
    >
      {children}
      {submit && (
        <Button type="submit" wide>
          {submit}
        </Button>
      )}
    </form>
  );
}
