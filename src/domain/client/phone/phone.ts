/** Phones are stored as E.164; a number without a country is French. Named exception: this library. */
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { frenchNumber, overseasNumber } from "./french.ts";
import { plainPhone } from "./shape.ts";

export const PHONE_NAMES = ["Portable", "Fix", "Fax"] as const;
export type PhoneName = (typeof PHONE_NAMES)[number];
export type Phone = { name: PhoneName; number: string };
/** Every field of a phone, as its columns are named. */
export const PHONE_FIELDS = ["name", "number"] as const satisfies readonly (keyof Phone)[];

/** Countries proposed first (specification §5). */
export const PREFERRED_COUNTRIES = ["FR", "BE", "LU", "CH"] as const;

const DEFAULT_PHONE_COUNTRY = "FR";
const LONGEST = 40;

const known = (country: string) => (isSupportedCountry(country) ? country : DEFAULT_PHONE_COUNTRY);

/** « 06 39 98 12 34 » → "+33639981234", a national number being of `country`; undefined when it is none. */
export function parsePhone(text: string, country = "FR"): string | undefined {
  const plain = plainPhone(text);
  if (plain.length > LONGEST) return undefined;
  const isFrench = plain.startsWith("+") || known(country) === DEFAULT_PHONE_COUNTRY;
  const overseas = isFrench ? overseasNumber(plain) : undefined;
  if (overseas) return overseas;
  const phone = parsePhoneNumberFromString(plain, known(country));
  return phone?.isValid() ? phone.number : undefined;
}

/** Countries that have numbers, two letters each (ISO 3166), with what is dialled before: « FR », « 33 ». */
export const callingCodes = (): { country: string; code: string }[] =>
  getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));

/** The country of a number that says it (« +32 … »), else the one given. */
export function phoneCountryOf(text: string, country: string): string {
  const typed = plainPhone(text);
  if (!typed.startsWith("+")) return country;
  const reader = new AsYouType();
  reader.input(typed.slice(0, LONGEST));
  return reader.getCountry() ?? country;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/**
 * What is typed or pasted, spaced as the country spaces it: « 0639 » → « 06 39 ». Letters are left alone, and so is
 * a text of which the spacing would lose a digit.
 */
export function spacedPhone(text: string, country: string): string {
  const plain = plainPhone(text);
  if (plain.length > LONGEST || /\p{L}/u.test(text) || !/[\d+]/.test(plain)) return text;
  const isDialled = plain.startsWith("0") && known(country) === DEFAULT_PHONE_COUNTRY;
  const overseas = isDialled ? overseasNumber(plain) : undefined;
  const spaced = (overseas && frenchNumber(overseas)) || new AsYouType(known(country)).input(plain);
  return digitsOf(spaced) === digitsOf(plain) ? spaced : text;
}

/** « 06 39 98 12 34 » at home, « +32 470 12 34 56 » abroad; as stored when it cannot be read. */
export function formatPhone(number: string): string {
  // Those of 08 are spaced otherwise.
  const french = number.startsWith("+338") ? undefined : frenchNumber(number);
  if (french) return french;
  const phone = parsePhoneNumberFromString(number, "FR");
  if (!phone) return number;
  return phone.countryCallingCode === "33" ? phone.formatNational() : phone.formatInternational();
}

/** Mobile ranges of France (overseas too) and of its neighbours; elsewhere we cannot tell. */
const MOBILE = /^\+(33[67]|(262|590|594|596)[67]|324[5-9]|3526|417[4-9])/;
const RANGES_KNOWN = /^\+(33|262|590|594|596|32|352|41)/;

export const phoneNameOf = (number: string): PhoneName =>
  MOBILE.test(number) || !RANGES_KNOWN.test(number) ? "Portable" : "Fix";
