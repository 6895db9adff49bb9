/** What the agenda will ask first, known from the address and this browser alone. */
import {
  agendaTypeOf,
  DEFAULT_PARAMETERS,
  parseParameters,
  type AgendaType,
} from "../../../domain/agenda/params.ts";
import {
  dateOf,
  parseLocalDate,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../../domain/time.ts";
import { viewShown } from "./columns-shown.ts";
import { datesShown } from "./period.ts";
import { boundsOf } from "./scope.ts";

type Browser = {
  /** The query string of the address. */
  search: string;
  /** What this browser keeps of the agenda's parameters. */
  kept: string | null;
  isPhone: boolean;
  now: Instant;
  zone: Zone;
};

/** Wrong by guess (another zone), it costs one useless answer: the screen asks by itself. */
export function firstBounds({ search, kept, isPhone, now, zone }: Browser) {
  const asked = new URLSearchParams(search);
  const parameters = kept === null ? DEFAULT_PARAMETERS : parseParameters(kept);
  const view = viewShown({
    asked: viewIn(asked),
    kept: parameters.type,
    isPhone,
    isChosen: kept !== null,
  });
  const date = dateIn(asked) ?? dateOf(now, zone);
  return boundsOf(datesShown(date, { ...parameters, type: view }), zone);
}

function viewIn(asked: URLSearchParams): AgendaType | undefined {
  const text = asked.get("view");
  return text === null ? undefined : agendaTypeOf(text.replaceAll('"', ""));
}

const dateIn = (asked: URLSearchParams): LocalDate | undefined =>
  parseLocalDate((asked.get("date") ?? "").replaceAll('"', ""));
