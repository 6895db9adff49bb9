/** How long each of many questions takes, one after the other. */
export type Quantiles = { p50: number; p99: number };

/** Every text twice; the first time warms both up and is not counted. */
export async function timed(
  texts: readonly string[],
  work: (text: string) => Promise<unknown>,
): Promise<Quantiles> {
  for (const text of texts) await work(text);
  const times: number[] = [];
  for (const text of texts) {
    const before = performance.now();
    await work(text);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
