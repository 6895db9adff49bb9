/** A SIRET that no company of a story has yet: fourteen figures, both sums right. */
import { randomInt } from "node:crypto";
import { isSiren, isSiret } from "../../src/domain/shop/legal-ids.ts";

const completed = (start: string, isRight: (text: string) => boolean): string =>
  Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(isRight) ?? "";

export const signUpSiret = (): string => {
  const siren = completed(String(randomInt(80_000_000, 90_000_000)), isSiren);
  return completed(`${siren}0001`, isSiret);
};
