/** The consumer's right to change their mind (Consumer Code L. 221-5, L. 221-10, L. 221-18, L. 221-28). */
import { holidayName } from "../../agenda/holidays.ts";
import { addDays, weekdayOf, type LocalDate } from "../../time.ts";
import type { ConclusionPlace } from "../evidence.ts";

export type ClientType = "Particulier" | "Entreprise";

export type Conclusion = {
  conclusion_place: ConclusionPlace;
  urgent_on_request: boolean;
  client_type: ClientType;
};

const WITHDRAWAL_DAYS = 14;

/** Consumers only, away from the shop, unless the urgent repair was expressly asked for. */
export const mayWithdraw = (conclusion: Conclusion): boolean =>
  conclusion.client_type === "Particulier" &&
  conclusion.conclusion_place !== "shop" &&
  !conclusion.urgent_on_request;

/**
 * Last day to withdraw: the fourteenth after signing, moved past Saturdays, Sundays and the holidays
 * of that postal code. Null when there is no such right.
 */
export function withdrawalDeadline(
  signed_on: LocalDate,
  conclusion: Conclusion,
  zipcode: string,
): LocalDate | null {
  if (!mayWithdraw(conclusion)) return null;
  let day = addDays(signed_on, WITHDRAWAL_DAYS);
  while (weekdayOf(day) > 5 || holidayName(day, zipcode) !== undefined) day = addDays(day, 1);
  return day;
}
