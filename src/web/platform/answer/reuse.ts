/**
 * A new answer, in which all that the one before already said keeps its identity: what has not changed is not drawn
 * again. The cache makes new objects of every answer of the server.
 */
export function reuse<Value>(before: unknown, after: Value): Value;
export function reuse(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return reuseItems(before, after);
  if (isRecord(before) && isRecord(after)) return reuseFields(before, after);
  return after;
}

/** By their ids: the others keep their identity when one leaves the list or comes before them. */
function reuseItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((item, index) => [keyOf(item, index), item]));
  const items = after.map((item, index) => reuse(known.get(keyOf(item, index)), item));
  const isSame = items.length === before.length && items.every((item, at) => item === before[at]);
  return isSame ? before : items;
}

function reuseFields(before: Fields, after: Fields): Fields {
  const names = Object.keys(after);
  const fields = Object.fromEntries(names.map((name) => [name, reuse(before[name], after[name])]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && fields[name] === before[name]);
  return isSame ? before : fields;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const keyOf = (item: unknown, index: number): unknown =>
  isRecord(item) && typeof item.id === "string" ? item.id : index;
