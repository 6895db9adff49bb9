/** The shop's QualiRépar label: three years under a number, and no bonus on any other day. */
import { daysBetween, parseLocalDate, type LocalDate } from "../../time.ts";
import { storedObject } from "../stored.ts";

export const QUALIREPAR = "QualiRépar";
export const LABEL_NUMBER_MAX = 60;

/** Empty texts: not given yet. */
export type ShopLabel = {
  number: string;
  valid_from: LocalDate | "";
  valid_until: LocalDate | "";
};

export const NO_LABEL: ShopLabel = { number: "", valid_from: "", valid_until: "" };

export function labelOf(value: unknown): ShopLabel {
  const { number, valid_from, valid_until } = storedObject(value);
  return {
    number: typeof number === "string" ? number : "",
    valid_from: dayIn(valid_from),
    valid_until: dayIn(valid_until),
  };
}

const dayIn = (value: unknown): LocalDate | "" =>
  (typeof value === "string" && parseLocalDate(value)) || "";

/** All of it, or nothing of it. */
export const isWhole = ({ number, valid_from, valid_until }: ShopLabel): boolean =>
  (number === "") === (valid_from === "") && (number === "") === (valid_until === "");

/** Three years, and a month for a certificate whose days are not exact. */
const LABEL_DAYS = 3 * 366 + 31;

export const lastsAsLabel = ({ valid_from, valid_until }: ShopLabel): boolean => {
  if (valid_from === "" || valid_until === "") return true;
  const days = daysBetween(valid_from, valid_until);
  return days >= 0 && days <= LABEL_DAYS;
};

export type Labelled = { labels: readonly string[]; label: ShopLabel };

/** The label is held, under its number, on that day: both days of the certificate count. */
export const isLabelled = (
  { labels, label: { number, valid_from, valid_until } }: Labelled,
  day: LocalDate,
): boolean =>
  labels.includes(QUALIREPAR) &&
  number !== "" &&
  valid_from !== "" &&
  valid_until !== "" &&
  valid_from <= day &&
  day <= valid_until;

/** What the public pages may show on that day. */
export const labelsOn = (shop: Labelled, day: LocalDate): string[] =>
  shop.labels.filter((label) => label !== QUALIREPAR || isLabelled(shop, day));
