export type Person = { id: string; name: string };

/**
 * Who may go, and who goes already though they have left the shop: seen, they can be taken off; hidden,
 * they would stay for ever.
 */
export function peopleChoices(
  colleagues: readonly Person[],
  assigned_to: readonly string[],
  nameOf: (id: string) => string,
): readonly Person[] {
  const known = new Set(colleagues.map(({ id }) => id));
  const gone = assigned_to.filter((id) => !known.has(id));
  return [...colleagues, ...gone.map((id) => ({ id, name: nameOf(id) }))];
}
