/** The rounds of Solomon's 56 problems of 100 customers, against the best that anybody has published. */
import path from "node:path";
import { readProblems } from "../../scripts/rounds/file.ts";
import { solve } from "../../scripts/rounds/run.ts";
import type { Row } from "../table.ts";

const FILE = path.resolve(import.meta.dirname, "solomon.json");

/** Ten seconds for each problem take nine minutes: by `ROUNDS_SECONDS=10 npm run bench -- rounds`. */
const SECONDS = Number(process.env.ROUNDS_SECONDS ?? 1);
const MOST: Record<number, number> = { 1: 3, 10: 1.5 };

export function benchRounds(): Row[] {
  const problems = readProblems(FILE);
  const gaps: number[] = [];
  for (const problem of problems) {
    const { routes, distance, faults, leftOut } = solve(problem, SECONDS);
    if (faults.length > 0 || leftOut.length > 0)
      throw new Error(`${problem.name}: ${JSON.stringify({ faults, leftOut })}`);
    if (problem.best && routes.length === problem.best.vehicles)
      gaps.push(100 * (distance / problem.best.distance - 1));
  }
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
  const [what, most] = [`rounds of 56 published problems, ${SECONDS} s each`, MOST[SECONDS]];
  return [
    {
      what: `${what}: distance above the best known, mean of those with as many vehicles`,
      unit: "%",
      ours: mean,
      ...(most !== undefined && { aim: { most } }),
    },
    {
      what: `${what}: problems with as many vehicles`,
      unit: "problems",
      ours: gaps.length,
      reference: { name: "the problems", value: problems.length },
      aim: { ratio: 1 },
    },
  ];
}
