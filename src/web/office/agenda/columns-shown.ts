/** What the agenda shows: the address says first, then this browser's habits, then the size of the screen. */
import type { AgendaType } from "../../../domain/agenda/params.ts";
import type { View } from "./period.ts";

type Views = {
  asked: View | undefined;
  kept: AgendaType;
  isPhone: boolean;
  /** A view was chosen before in this browser. */
  isChosen: boolean;
};

/** A telephone opens on the day view until another one is chosen. */
export function viewShown({ asked, kept, isPhone, isChosen }: Views): View {
  if (asked) return asked;
  if (isPhone && !isChosen) return "day";
  return kept;
}

type People = {
  /** Ids of the address, joined by commas. */
  asked: string | undefined;
  known: readonly { id: string; bookable: boolean }[];
  kept: readonly string[];
  isPhone: boolean;
  me: string | undefined;
};

/**
 * The address, else what was last chosen. By default everybody; on a phone oneself, or the first person for who
 * takes no bookings, whose own appointments are then shown beside.
 */
export function shownPeople({ asked, known, kept, isPhone, me }: People): string[] {
  const ids = known.map(({ id }) => id);
  const chosen = asked?.split(",") ?? kept;
  const valid = ids.filter((id) => chosen.includes(id));
  if (valid.length > 0) return valid;
  if (!isPhone) return ids;
  const isBookable = known.some(({ id, bookable }) => id === me && bookable);
  return ids.filter((id, index) => id === me || (!isBookable && index === 0));
}
