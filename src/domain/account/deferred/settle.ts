/** A deferred edit that met the edit of another person: a person chooses, field by field, which value stays. */

/** What an act sends of a record's fields, and what its form was opened with. */
export type FieldsSent = {
  sent: Readonly<Record<string, unknown>>;
  base: Readonly<Record<string, unknown>>;
};
export type Conflict = { field: string; theirs: unknown };
export type Kept = "mine" | "theirs";

/** The stored value is known from now on; « theirs » sends it again, so that nothing changes. */
export const settleField = (
  { sent, base }: FieldsSent,
  { field, theirs }: Conflict,
  kept: Kept,
): FieldsSent => ({
  sent: kept === "theirs" ? { ...sent, [field]: theirs } : sent,
  base: { ...base, [field]: theirs },
});
