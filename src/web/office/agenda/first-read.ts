/** What the agenda will ask first, known from the address and this browser alone. */
import { DEFAULT_PARAMETERS, parseParameters } from "../../../domain/agenda/params.ts";
import {
  dateOf,
  parseLocalDate,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../../domain/time.ts";
import { viewShown } from "./columns-shown.ts";
import { datesShown, VIEWS } from "./period.ts";
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
    asked: VIEWS.find((known) => known === asked.get("view")),
    kept: parameters.type,
    isPhone,
    isChosen: kept !== null,
  });
  const date = dateIn(asked) ?? dateOf(now, zone);
  return boundsOf(datesShown(date, { ...parameters, type: view }), zone);
}

const dateIn = (asked: URLSearchParams): LocalDate | undefined =>
  parseLocalDate((asked.get("date") ?? "").replaceAll('"', ""));
