/**
 * Every test: the domain and the server on a real database, then the stories in a real browser, and beside them the
 * tests that start and kill processes.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { buildWhenStale } from "./build.ts";
import { folderInMemory } from "./memory.ts";

export type Counts = { passed: number; failed: number };

const ROOT = path.resolve(import.meta.dirname, "..");
const CACHE = path.join(ROOT, ".cache");
const UNIT = path.join(CACHE, "unit.json");
const PROCESSES = path.join(CACHE, "processes.json");
const BROWSER = path.join(CACHE, "browser.json");

/** Seconds of each phase that ended, printed by `conclude`. */
const durations = new Map<string, number>();

export async function timed<Value>(
  phase: string,
  work: () => Value | Promise<Value>,
): Promise<Value> {
  const began = performance.now();
  const value = await work();
  durations.set(phase, Math.round((performance.now() - began) / 1000));
  return value;
}

export async function runTests(unitArguments: readonly string[] = []): Promise<Counts> {
  mkdirSync(CACHE, { recursive: true });
  for (const report of [UNIT, PROCESSES, BROWSER]) rmSync(report, { force: true });
  await timed("pages", buildWhenStale);
  const unit = await timed("domaine et serveur", () =>
    runVitest(UNIT, ["--project=domain", "--project=server", ...unitArguments]),
  );
  // These mostly wait for a process to start or to die: the stories use the processor meanwhile.
  const [processes, browser] = await Promise.all([
    timed("processus", () => runVitest(PROCESSES, ["--project=process"], "pipe")),
    timed("récits dans le navigateur", () =>
      run("@playwright/test/cli.js", ["test"], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER } }),
    ),
  ]);
  process.stdout.write(processes.output);
  return [
    countOf(unitCounts(UNIT), unit.passed),
    countOf(unitCounts(PROCESSES), processes.passed),
    countOf(browserCounts(), browser.passed),
  ].reduce(add);
}

const runVitest = (report: string, args: readonly string[], stdio?: Run["stdio"]) =>
  run(
    "vitest/vitest.mjs",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...args],
    { stdio },
  );

/** `pipe`: what it says is answered, since another runner prints meanwhile. */
type Run = { env?: Record<string, string>; stdio?: "inherit" | "pipe" | undefined };
type Outcome = { passed: boolean; output: string };

async function run(
  program: string,
  args: readonly string[],
  { env = {}, stdio = "inherit" }: Run,
): Promise<Outcome> {
  const file = path.join(ROOT, "node_modules", program);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ["inherit", stdio, stdio],
    env: { ...process.env, ...folderInMemory(), ...env },
  });
  const closed = once(child, "close");
  const output = await Promise.all([child.stdout, child.stderr].map(textOf));
  const [code] = await closed;
  return { passed: code === 0, output: output.join("") };
}

const textOf = async (said: Readable | null): Promise<string> => (said ? text(said) : "");

/** A runner that stopped without a report, or failed outside any test, is one failure more. */
function countOf(counts: Counts | undefined, success: boolean): Counts {
  if (!counts) return { passed: 0, failed: 1 };
  return !success && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function unitCounts(file: string): Counts | undefined {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

function browserCounts(): Counts | undefined {
  const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    BROWSER,
  );
  return (
    report && {
      passed: report.stats.expected,
      // What passes only at the second try does not pass.
      failed: report.stats.unexpected + report.stats.flaky,
    }
  );
}

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

export function conclude({ passed, failed }: Counts): never {
  const phases = [...durations].map(([phase, seconds]) => `${phase} ${seconds} s`);
  process.stdout.write(`\nDurées : ${phases.join(", ")}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

if (import.meta.main) conclude(await runTests());
