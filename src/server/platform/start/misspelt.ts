/** Variables of the environment that are almost one of ours: without a word, they would have no effect. */

/** Short names resemble too many others. */
const SHORTEST = 6;

/** One French sentence for each. */
export const misspeltVariables = (
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] =>
  Object.keys(env)
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => other.length >= SHORTEST && isOneSlipApart(name, other));
      return meant
        ? [`${name} n’est pas une variable d’Établi et n’a aucun effet : est-ce ${meant} ?`]
        : [];
    });

/** A letter too many, too few, another, or two neighbours exchanged. */
function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const [here, there] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return here === there.slice(1);
  const isExchanged =
    here[0] === there[1] && here[1] === there[0] && here.slice(2) === there.slice(2);
  return isExchanged || here.slice(1) === there.slice(1);
}
