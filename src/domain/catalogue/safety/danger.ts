/** What cannot wait for the repairer, from what a client says of the fault. */
import { nodeOf } from "../tree/tree.ts";
import type { Answer } from "../tree/tunnel.ts";
import { DANGER_WORDS, type DangerCard, type DangerWord } from "./card.ts";
import { cardOf } from "./cards.ts";
import { dangersIn } from "./free-words.ts";

/** What a client says of a fault: answers of the diagnostic tree, free words, or both. */
export type Problem = { answers?: readonly Pick<Answer, "id">[]; description?: string };

/** The most serious danger of a problem; undefined when it has none. */
export function dangerOf({ answers = [], description = "" }: Problem): DangerCard | undefined {
  const words = [...answers.map(({ id }) => nodeOf(id)?.danger), ...dangersIn(description)];
  const worst = DANGER_WORDS.find((known) => words.includes(known));
  return worst && cardOf(worst);
}

/** The danger that a repair keeps: those who come must know it. A notice ends with the call. */
export function lastingDanger(problem: Problem): DangerWord | undefined {
  const danger = dangerOf(problem);
  return danger && danger.level !== "notice" ? danger.word : undefined;
}
