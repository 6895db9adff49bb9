/** Every test: the domain, the server on a real database, then the stories in a real browser. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildWhenStale } from "./build.ts";
import { folderInMemory } from "./memory.ts";

export type Counts = { passed: number; failed: number };

const ROOT = path.resolve(import.meta.dirname, "..");
const CACHE = path.join(ROOT, ".cache");
const UNIT = path.join(CACHE, "unit.json");
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
  rmSync(UNIT, { force: true });
  rmSync(BROWSER, { force: true });
  await timed("pages", buildWhenStale);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT}`];
  const unit = await timed("domaine et serveur", () =>
    run("vitest/vitest.mjs", ["run", ...reporters, ...unitArguments]),
  );
  const browser = await timed("récits dans le navigateur", () =>
    run("@playwright/test/cli.js", ["test"], { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER }),
  );
  return add(countOf(unitCounts(), unit), countOf(browserCounts(), browser));
}

async function run(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const file = path.join(ROOT, "node_modules", program);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...folderInMemory(), ...env },
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** One line for each failed test, said again at the end: a log of thousands of lines hides them. */
const failures: string[] = [];

/** A runner that stopped without a report, or failed outside any test, is one failure more. */
function countOf(counts: Counts | undefined, success: boolean): Counts {
  if (!counts) return { passed: 0, failed: 1 };
  return !success && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

function unitCounts(): Counts | undefined {
  const report = readReport<UnitReport>(UNIT);
  if (!report) return undefined;
  for (const { name, message, assertionResults } of report.testResults) {
    const file = path.relative(ROOT, name);
    // A file that cannot be loaded has a message and no test.
    if (message) failures.push(`${file} : ${firstLines(message)}`);
    for (const one of assertionResults)
      if (one.status === "failed")
        failures.push(`${file} › ${one.fullName} : ${firstLines(one.failureMessages.join("\n"))}`);
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** What fits in a closing list: what was wanted and what came, without the stack. */
const firstLines = (message: string): string => message.split("\n", 3).join(" ").slice(0, 400);

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
  if (failures.length > 0) process.stdout.write(`\nÉchecs :\n${failures.join("\n")}\n`);
  process.stdout.write(`\nDurées : ${phases.join(", ")}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

if (import.meta.main) conclude(await runTests());
