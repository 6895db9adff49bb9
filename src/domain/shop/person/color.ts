/** The colour of a person in the agenda: it must be seen on white paper, and white letters on it. */

/** Least contrast of text with its background (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** What the form proposes: different from one another, dark enough for white letters. */
export const PERSON_COLORS = [
  "#5e2abb",
  "#1d7a4f",
  "#1a6fb0",
  "#a3234f",
  "#b0541d",
  "#0b7285",
  "#7a5200",
  "#c2255c",
  "#2b4a9b",
  "#5c6b1a",
  "#6b3fa0",
  "#4a4a4a",
] as const;

const HEX = /^#[0-9a-f]{6}$/;

/** A colour as the database keeps it; undefined for one that is too light. */
export function parseColor(text: string): string | undefined {
  const color = text.trim().toLowerCase();
  return HEX.test(color) && contrastWithWhite(color) >= LEAST ? color : undefined;
}

/** From 1 to 21, as WCAG 2.2 computes it. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
