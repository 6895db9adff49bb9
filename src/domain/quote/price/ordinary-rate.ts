/** The VAT rate that a new line has before it is changed. */
import type { VatRate, VatRegime } from "../line.ts";

/** First digits of the postal codes where another rate is the ordinary one (CGI 294, 1 and 296). */
const OVERSEAS: ReadonlyMap<string, VatRate> = new Map([
  ["971", 850],
  ["972", 850],
  ["973", 0],
  ["974", 850],
  ["976", 0],
]);

const MAINLAND: VatRate = 2000;

/** That of the place where the shop is; none under the small-business exemption. */
export const ordinaryRate = (regime: VatRegime, zipcode: string): VatRate =>
  regime === "franchise" ? 0 : (OVERSEAS.get(zipcode.slice(0, 3)) ?? MAINLAND);
