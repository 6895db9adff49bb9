/** How far an import is: told while it runs, so that nobody waits before a bar that means nothing. */

/** Lines while they are read and compared with the shop's, then records while they are written and can be found. */
export const IMPORT_PHASES = ["reading", "comparing", "writing", "finishing"] as const;
export type ImportPhase = (typeof IMPORT_PHASES)[number];
export type ImportProgress = { phase: ImportPhase; done: number; all: number };

/** A check ends once everything is compared. */
const phasesOf = (check: boolean): readonly ImportPhase[] =>
  check ? IMPORT_PHASES.slice(0, 2) : IMPORT_PHASES;

/** 0 to 1 of the whole import; each phase counts alike, so that it never goes back. */
export function shareDone({ phase, done, all }: ImportProgress, check: boolean): number {
  const phases = phasesOf(check);
  const within = all > 0 ? Math.min(1, done / all) : 1;
  return Math.min(1, (phases.indexOf(phase) + within) / phases.length);
}
