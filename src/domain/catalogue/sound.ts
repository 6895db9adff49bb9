/**
 * How a word sounds in French, so that those who write by ear are understood: « chofo », « oindezite »,
 * « frijidère ». Letters that are not heard are gone, letters that sound alike are one.
 */
const RULES: readonly [RegExp, string][] = [
  [/ph/g, "f"],
  [/sch|sh|ch/g, "1"],
  [/h/g, ""],
  [/gn/g, "n"],
  [/gu(?=[eiy])/g, "g"],
  [/ge(?=[aou])/g, "j"],
  [/g(?=[eiy])/g, "j"],
  [/sc(?=[eiy])|c(?=[eiy])/g, "s"],
  [/ck|cq|qu|q|c|k/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/w/g, "v"],
  [/oe?u|oo/g, "6"],
  [/e?aux?|o(?![nmi])/g, "o"],
  [/(eres?|ers?|aires?|ez|ets?|ees?|ai(s|t|ent)?)$/, "5"],
  [/(ai|ei|ay|ey)(?![nm])/g, "e"],
  [/(?<=[aeo6])ill?e?s?/g, "i"],
  [/ille?s?|y/g, "i"],
  [/(ain|ein|aim|in|im|un)(?![aeiou5nm])/g, "2"],
  [/(an|en|am|em)(?![aeiou5nm])/g, "3"],
  [/(on|om)(?![aeiou5nm])/g, "4"],
  [/(.)\1+/g, "$1"],
  [/(?<=.{2})(e?nt|e?s|[tdp]|e)+$/g, ""],
];

/** The sound of a word written without capitals or accents. */
export const soundOf = (word: string): string =>
  RULES.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word);
