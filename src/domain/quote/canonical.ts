/**
 * One text for one value, whatever the order in which its fields were written: what is hashed and
 * chained. Keys sorted by code unit, fields that are undefined left out, as RFC 8785 asks for JSON
 * of strings, booleans and integers.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) return canonicalFields(value);
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new Error(`only whole numbers are frozen, not ${value}`);
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`a ${typeof value} cannot be frozen`);
  return text;
}

const canonicalFields = (fields: object): string =>
  `{${Object.entries(fields)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join(",")}}`;
