/** What acts that wait change on the screens meanwhile: written into the answers of the server before a screen reads them. */

type Answered = Readonly<Record<string, unknown>>;

export type Effect =
  /** These fields of the object have these values, where a screen asked for them. */
  | { of: string; id: string; set: Answered | ((object: Answered) => Answered) }
  /** This list of the object has one more item, unless it is there already. */
  | { of: string; id: string; list: string; item: Answered };

/** In the order of the acts: one may change what one before it added. */
export const withEffects = (answer: unknown, effects: readonly Effect[]): unknown =>
  effects.reduce(withEffect, answer);

function withEffect(value: unknown, effect: Effect): unknown {
  if (Array.isArray(value)) return value.map((part) => withEffect(part, effect));
  if (!isObject(value)) return value;
  const object = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withEffect(part, effect)]),
  );
  return object["__typename"] === effect.of && object["id"] === effect.id
    ? changed(object, effect)
    : object;
}

function changed(object: Answered, effect: Effect): Answered {
  if ("set" in effect) {
    const values = typeof effect.set === "function" ? effect.set(object) : effect.set;
    const asked = Object.entries(values).filter(([name]) => name in object);
    return { ...object, ...Object.fromEntries(asked) };
  }
  const { list: name, item } = effect;
  const list = object[name];
  if (!Array.isArray(list) || list.some((one) => isObject(one) && one["id"] === item["id"]))
    return object;
  return { ...object, [name]: [...list, item] };
}

const isObject = (value: unknown): value is Answered =>
  typeof value === "object" && value !== null && !Array.isArray(value);
