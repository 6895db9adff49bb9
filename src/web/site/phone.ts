import { frenchNumber } from "../../domain/client/phone/french.ts";

/**
 * « 05 61 00 00 00 » from "+33561000000"; other countries stay as stored. The domain's whole formatter weighs 30 kB in a
 * browser: too much for a public page.
 */
export const showPhone = (number: string): string =>
  frenchNumber(number)?.replaceAll(" ", "\u00a0") ?? number;
