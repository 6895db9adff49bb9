/** The countries of a phone picker (specification §5): the four preferred first, then the alphabet. */
import { callingCodes, PREFERRED_COUNTRIES } from "./phone.ts";

/** « Belgique », dialled « 32 » */
export type PhoneCountry = { country: string; name: string; code: string };

const isPreferred = (country: string): boolean =>
  PREFERRED_COUNTRIES.some((preferred) => preferred === country);

/** FR, BE, LU, CH, then the others in the order of a French dictionary. */
export function phoneCountries(): { preferred: PhoneCountry[]; others: PhoneCountry[] } {
  const names = new Intl.DisplayNames("fr", { type: "region" });
  const all = callingCodes().map(({ country, code }) => ({
    country,
    code,
    name: names.of(country) ?? country,
  }));
  return {
    preferred: PREFERRED_COUNTRIES.flatMap((wanted) =>
      all.filter(({ country }) => country === wanted),
    ),
    others: all
      .filter(({ country }) => !isPreferred(country))
      .toSorted((left, right) => left.name.localeCompare(right.name, "fr")),
  };
}
