/** `npm run rounds -- FILE.json SECONDS`: vehicles, distance and routes of each published problem of a file. */
import { faultsOf } from "../../src/domain/agenda/rounds/check.ts";
import { optimise } from "../../src/domain/agenda/rounds/optimise.ts";
import { problemOf, readProblems, type PublishedProblem } from "./file.ts";

/** Reading the clock costs as much as a part of a step. */
const STEPS_BETWEEN_LOOKS = 16;

/** On one core; seconds of wall clock. */
export function solve(published: PublishedProblem, seconds: number) {
  const began = performance.now();
  let share = 0;
  const problem = problemOf(published);
  const solution = optimise(problem, 1, (steps) => {
    if (steps % STEPS_BETWEEN_LOOKS === 0) share = (performance.now() - began) / (seconds * 1_000);
    return share;
  });
  const routes = solution.rounds.filter((round) => round.length > 0);
  return {
    routes,
    distance: solution.road,
    faults: faultsOf(problem, solution),
    leftOut: solution.leftOut,
  };
}

function main([file, time]: string[]): number {
  const seconds = Number(time);
  if (!file || !(seconds > 0)) {
    process.stderr.write("npm run rounds -- FICHIER.json SECONDES\n");
    return 2;
  }
  let isWhole = true;
  for (const published of readProblems(file)) {
    const { routes, distance, faults, leftOut } = solve(published, seconds);
    process.stdout.write(
      `${published.name}: ${routes.length} vehicles, distance ${distance.toFixed(2)}\n`,
    );
    // Customers by their numbers in the file, where the depot is 0.
    for (const [index, route] of routes.entries())
      process.stdout.write(`  route ${index + 1}: ${route.map((visit) => visit + 1).join(" ")}\n`);
    if (leftOut.length > 0)
      process.stdout.write(`  left out: ${leftOut.map((visit) => visit + 1).join(" ")}\n`);
    if (faults.length > 0) process.stdout.write(`  faults: ${JSON.stringify(faults)}\n`);
    isWhole &&= leftOut.length === 0 && faults.length === 0;
  }
  return isWhole ? 0 : 1;
}

if (import.meta.main) process.exit(main(process.argv.slice(2)));
