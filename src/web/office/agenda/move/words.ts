/** The French of an appointment moved by hand. */
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { formatWindow, type Zone } from "../../../../domain/time.ts";

type Announced = Pick<AgendaEvent, "public_start_at" | "public_end_at">;

const windowText = ({ public_start_at, public_end_at }: Announced, zone: Zone): string =>
  public_start_at && public_end_at ? formatWindow(public_start_at, public_end_at, zone) : "";

/** The window announced to the client, and the one that would be announced. */
export function announcedChange(before: Announced, after: Announced, zone: Zone): string {
  const [was, is] = [windowText(before, zone), windowText(after, zone)];
  if (was === "") return `Le client n’attend pas encore d’heure. Il vous attendrait ${is}.`;
  return `Le client attend votre arrivée ${was}. Elle deviendrait ${is}.`;
}

export const movedText = ({ start_at, end_at }: AgendaEvent, zone: Zone): string =>
  `Rendez-vous déplacé\u00a0: ${formatWindow(start_at, end_at, zone)}`;
