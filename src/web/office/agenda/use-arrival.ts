/** Once its appointment is drawn the keyboard is on it, whenever the server's news comes; only once. */
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { arrivalPlace, type Arrival } from "./booking-arrival.ts";
import type { AgendaEntry } from "./query.ts";

export function useArrival(
  box: RefObject<HTMLElement | null>,
  arrival: Arrival | undefined,
  entries: ReadonlyMap<string, AgendaEntry>,
): void {
  const [met, setMet] = useState<Arrival>();
  const meet = useEffectEvent(() => {
    if (!arrival || arrival === met) return;
    const shown = box.current?.parentElement?.querySelector<HTMLElement>(
      arrivalPlace(entries, arrival),
    );
    if (!shown) return;
    setMet(arrival);
    shown.focus();
  });
  useEffect(() => {
    // After the dialog that closes has let go of the keyboard.
    const timer = setTimeout(() => meet(), 50);
    return () => clearTimeout(timer);
  }, [arrival, entries]);
}
