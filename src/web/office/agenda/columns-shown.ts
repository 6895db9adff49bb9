/** What the agenda shows: the address says first, then this browser's habits, then the size of the screen. */
import type { AgendaType } from "../../../domain/agenda/params.ts";
import { VIEWS, type View } from "./period.ts";

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
  return VIEWS.find((known) => known === kept) ?? "4day";
}

type People = {
  /** Ids of the address, joined by commas. */
  asked: string | undefined;
  known: readonly string[];
  kept: readonly string[];
  isPhone: boolean;
  me: string | undefined;
};

/** The address, else what was last chosen; on a phone one person by default, oneself if possible. */
export function shownPeople({ asked, known, kept, isPhone, me }: People): string[] {
  const chosen = asked?.split(",") ?? (isPhone ? [] : kept);
  const valid = known.filter((id) => chosen.includes(id));
  if (valid.length > 0) return valid;
  if (!isPhone) return [...known];
  return known.filter((id, index) => (me && known.includes(me) ? id === me : index === 0));
}
