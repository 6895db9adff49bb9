/** The units of a line as codes of UN/ECE Recommendation 20. */

const CODES: Readonly<Record<string, string>> = {
  h: "HUR",
  heure: "HUR",
  min: "MIN",
  minute: "MIN",
  j: "DAY",
  jour: "DAY",
  forfait: "LS",
  km: "KMT",
  m: "MTR",
  ml: "MTR",
  mètre: "MTR",
  cm: "CMT",
  mm: "MMT",
  "m²": "MTK",
  m2: "MTK",
  "m³": "MTQ",
  m3: "MTQ",
  l: "LTR",
  litre: "LTR",
  kg: "KGM",
  g: "GRM",
  pièce: "H87",
  pce: "H87",
  paire: "PR",
};

/** C62, « one », for a unit that has no code: the line is then counted, as it is printed. */
const ONE_UNIT = "C62";

/** « h » → HUR, « heures » → HUR. */
export function unitCode(unit: string): string {
  const word = unit.trim().toLowerCase();
  return CODES[word] ?? CODES[word.replace(/s$/, "")] ?? ONE_UNIT;
}
