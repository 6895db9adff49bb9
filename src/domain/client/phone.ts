/** Phones are stored as E.164; a number without a country is French. Named exception: this library. */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

export const PHONE_NAMES = ["Portable", "Fix", "Fax"] as const;
export type PhoneName = (typeof PHONE_NAMES)[number];
export type Phone = { name: PhoneName; number: string };

/** Countries proposed first (specification §5). */
export const PREFERRED_COUNTRIES = ["FR", "BE", "LU", "CH"] as const;

/** « 06 39 98 12 34 » → "+33639981234"; undefined when it is not a possible number. */
export function parsePhone(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const phone = parsePhoneNumberFromString(text.trim(), "FR");
  return phone?.isValid() ? phone.number : undefined;
}

/** « 06 39 98 12 34 » at home, « +32 470 12 34 56 » abroad; as stored when it cannot be read. */
export function formatPhone(number: string): string {
  const phone = parsePhoneNumberFromString(number, "FR");
  if (!phone) return number;
  return phone.countryCallingCode === "33" ? phone.formatNational() : phone.formatInternational();
}

/** French mobiles begin with 06 or 07, and their own ranges overseas; elsewhere we cannot tell. */
const MOBILE = /^\+(33[67]|262(692|693|639)|590(690|691)|594694|596(696|697))/;

export const phoneNameOf = (number: string): PhoneName =>
  MOBILE.test(number) || !number.startsWith("+33") ? "Portable" : "Fix";
