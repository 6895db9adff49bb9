import type { Piece } from "./highlight.ts";

/** A text with the letters that answer the search marked. */
export const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
