/** A shop may require a second factor of each of its people, from a day on. */
import { refuse, type Decision } from "../../decision.ts";
import { addDays, type LocalDate } from "../../time.ts";
import { isOfficePath } from "../office-paths.ts";

/** What « at once » leaves to the team, in days. */
export const GRACE_DAYS = 7;
/** The farthest day that can be chosen, in days. */
const FARTHEST = 366;

/** What a signed-in person without a second factor is asked. */
export type FactorDemand = {
  /** The first day on which nothing else opens, on the shop's clock. */
  from: LocalDate;
  /** That day has come. */
  due: boolean;
  /** The account has a passkey, which this session did not use: another factor is not added without it. */
  has_passkey: boolean;
};

/** The day that an owner chose; null when nothing is required. Today would give no colleague the time to set it up. */
export function chooseFactorDay(
  wanted: LocalDate | null,
  today: LocalDate,
): Decision<LocalDate | null, "factor-day"> {
  if (wanted === null) return null;
  const isFree = wanted > today && wanted <= addDays(today, FARTHEST);
  return isFree ? wanted : refuse("factor-day");
}

/** What a choice of today means « at once ». */
export const dayOfGrace = (today: LocalDate): LocalDate => addDays(today, GRACE_DAYS);

/** The last day on which everything stays possible without it. */
export const lastDayWithout = (from: LocalDate): LocalDate => addDays(from, -1);

/** What still answers a person whose second factor is due: their own account, and the pages that lead to it. */
export const opensBeforeFactor = (pathname: string): boolean =>
  pathname.startsWith("/api/v1/auth/") || isOfficePath(pathname);
