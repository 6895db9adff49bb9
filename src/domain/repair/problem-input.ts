/** A fault as a screen or a program sends it. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { oneLine, orElse, paragraph, parseInput, type BadInput } from "../validation.ts";
import type { TunnelNode } from "./journal.ts";
import type { ProblemReport } from "./problem.ts";

const SAY = {
  object: "Cette demande est vide ou mal formée.",
  tunnel: "Les symptômes sont mal formés : douze réponses au plus.",
  notes: "Ces précisions sont trop longues : 10 000 caractères au plus.",
};

const LONGEST_NOTES = 10_000;
const MOST_ANSWERS = 12;

const answer = z.object(
  { id: oneLine(120), name: oneLine(120), input: orElse(oneLine(200), "") },
  SAY.tunnel,
);
export const TUNNEL_ANSWER = z.pipe(
  z.array(answer, SAY.tunnel).check(z.maxLength(MOST_ANSWERS, SAY.tunnel)),
  z.transform((nodes: z.infer<typeof answer>[]): TunnelNode[] =>
    nodes.map(({ input, ...node }) => (input ? { ...node, input } : node)),
  ),
);
export const DESCRIPTION = orElse(paragraph(LONGEST_NOTES, SAY.notes), "");

const report = z.object({ tunnel_answer: TUNNEL_ANSWER, description: DESCRIPTION }, SAY.object);

export const parseProblem = (value: unknown): ProblemReport | BadInput => parseInput(report, value);
