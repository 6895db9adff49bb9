/**
 * French public holidays (Code du travail, art. L3133-1; L3134-13 for Alsace-Moselle; L3422-2 overseas). Pure: Easter is
 * computed. That of Saint-Martin is not included, since its day is disputed (27 or 28 May): a shop there closes by an
 * exception to its hours.
 */
import { MINUTE, type LocalDate } from "../time.ts";

const FIXED: Readonly<Record<string, string>> = {
  "01-01": "Jour de l’an",
  "05-01": "Fête du Travail",
  "05-08": "Victoire de 1945",
  "07-14": "Fête nationale",
  "08-15": "Assomption",
  "11-01": "Toussaint",
  "11-11": "Armistice de 1918",
  "12-25": "Noël",
};
/** By days after Easter Sunday. */
const MOVABLE: Readonly<Record<number, string>> = {
  1: "Lundi de Pâques",
  39: "Ascension",
  50: "Lundi de Pentecôte",
};

/** Days on which the end of slavery is commemorated, by the beginnings of the postal codes. */
const ABOLITION: readonly [zip: RegExp, monthDay: string][] = [
  [/^976/, "04-27"],
  [/^972/, "05-22"],
  [/^973/, "06-10"],
  [/^97133|^977/, "10-09"],
  [/^971(?!33|50)/, "05-27"],
  [/^974/, "12-20"],
];

const inAlsaceMoselle = (zip: string): boolean => /^(57|67|68)\d{3}$/.test(zip);

/** The French name of the public holiday that falls on `date` at this postal code, if any. */
export function holidayName(date: LocalDate, zip: string): string | undefined {
  const monthDay = date.slice(5);
  const afterEaster = daysAfterEaster(date);
  if (inAlsaceMoselle(zip)) {
    if (monthDay === "12-26") return "Saint-Étienne";
    if (afterEaster === -2) return "Vendredi saint";
  }
  if (ABOLITION.some(([place, day]) => day === monthDay && place.test(zip)))
    return "Abolition de l’esclavage";
  return FIXED[monthDay] ?? MOVABLE[afterEaster];
}

/** Calendar days from the Easter Sunday of that year, negative before it. */
export const daysAfterEaster = (date: LocalDate): number =>
  (Date.parse(date) - easterOf(Number(date.slice(0, 4)))) / (1440 * MINUTE);

/** Easter Sunday in the Gregorian calendar (Meeus, "Astronomical Algorithms", ch. 8), midnight UTC. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const dayOfYear = epact + weekday - 7 * shift + 114;
  const month = Math.floor(dayOfYear / 31);
  return Date.UTC(year, month - 1, (dayOfYear % 31) + 1);
}
