/** What a change replaced and by what: only the fields that differ, and never a secret. */
export type AuditValues = Readonly<Record<string, unknown>>;
export type AuditChanges = { before: AuditValues; after: AuditValues };

const SECRET = /password|secret|token|hash|credential|private|(^|_)(key|pin|iban)(_|$)/i;
/** Says that a secret changed, not what it is. */
export const HIDDEN = "•••";

/** Undefined when nothing differs. A field that `after` does not name stays as it is. */
export function changesOf(before: AuditValues, after: AuditValues): AuditChanges | undefined {
  const changed = Object.keys(after).filter(
    (field) => after[field] !== undefined && written(before[field]) !== written(after[field]),
  );
  if (changed.length === 0) return undefined;
  return { before: shown(before, changed), after: shown(after, changed) };
}

/** Without the values of secrets, wherever they stand. */
export const withoutSecrets = (values: AuditValues): AuditValues =>
  shown(values, Object.keys(values));

const shown = (values: AuditValues, fields: readonly string[]): AuditValues =>
  Object.fromEntries(fields.map((field) => [field, hidden(field, values[field] ?? null)]));

function hidden(field: string, value: unknown): unknown {
  if (SECRET.test(field)) return value === null || value === "" ? value : HIDDEN;
  if (Array.isArray(value)) return value.map((one) => hidden("", one));
  return isValues(value) ? withoutSecrets(value) : value;
}

const isValues = (value: unknown): value is AuditValues =>
  typeof value === "object" && value !== null && !(value instanceof Date);

/** The same text for the same value: the order of an object's fields does not count. */
const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    isValues(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
