/** The length of an SMS, which the provider counts and bills by segments (3GPP TS 23.038). */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà ";
/** Each counts for two. */
const EXTENDED = "^{}\\[~]|€\f";

/** One message alone, then each part of a longer one. */
const LENGTHS = { gsm: [160, 153], unicode: [70, 67] } as const;

export type SmsLength = { alphabet: keyof typeof LENGTHS; characters: number; segments: number };

export function smsLength(text: string): SmsLength {
  const signs = Array.from(text);
  const isGsm = signs.every((sign) => BASIC.includes(sign) || EXTENDED.includes(sign));
  const alphabet = isGsm ? "gsm" : "unicode";
  const extended = signs.filter((sign) => EXTENDED.includes(sign)).length;
  const characters = isGsm ? signs.length + extended : text.length;
  const [alone, part] = LENGTHS[alphabet];
  const segments = characters <= alone ? 1 : Math.ceil(characters / part);
  return { alphabet, characters, segments };
}

const REPLACED: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  œ: "oe",
  Œ: "OE",
  "•": "-",
};

/** The same words in the short alphabet: one « ’ » or « ê » would more than double the price. */
export const inGsm = (text: string): string =>
  text.replace(/« /g, '"').replace(/ »/g, '"').normalize("NFC").replace(NOT_GSM, gsmSign);

const NOT_GSM = new RegExp(`[^${(BASIC + EXTENDED).replace(/[\\\]^-]/g, "\\$&")}]`, "gu");

function gsmSign(sign: string): string {
  if (/\s/u.test(sign)) return " ";
  const replaced = REPLACED[sign] ?? sign.normalize("NFD").replace(/\p{M}/gu, "");
  return Array.from(replaced).every((one) => BASIC.includes(one)) ? replaced : "";
}
