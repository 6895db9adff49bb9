/** Processor time brought to the machine's speed at the start: other machines of the same host slow it down for minutes. */
let hash = 0;

/** Milliseconds of processor time that a fixed work takes now. */
function fixedWork(): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < 8_000_000; turn++) hash = (hash * 31 + turn) | 0;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let atStart: number | undefined;

/** What `measure` answers, in milliseconds, as it would have been at the speed of the first call. */
export async function atSameSpeed(measure: () => Promise<number>): Promise<number> {
  const before = fixedWork();
  const cost = await measure();
  const now = (before + fixedWork()) / 2;
  // The first work also compiles its own loop.
  atStart ??= Math.min(now, fixedWork());
  return (cost * atStart) / now;
}
