/** The checks that are not tests: architecture, lint, format and types; each counts as one. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { conclude, timed, type Counts } from "./test.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const FOLDERS = ["src", "test", "bench", "scripts"];
export const ARCHITECTURE = "test/architecture.test.ts";
const CHECKS: Record<string, string[]> = {
  architecture: ["vitest/vitest.mjs", "run", ARCHITECTURE],
  lint: ["oxlint/bin/oxlint", "--type-aware", "--deny-warnings", ...FOLDERS],
  format: ["oxfmt/bin/oxfmt", "--check", ...FOLDERS],
  // Four checkers, its usual number, look at the same types twice: twice the processor time, for no second less here.
  types: ["typescript/bin/tsc", "-p", ".", "--checkers", "1"],
};

type Check = { name: string; passed: boolean; output: string };

/** One after another; what they say is kept for `reportChecks`, since other work may be printing. */
export async function runChecks(): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [name, [program = "", ...args]] of Object.entries(CHECKS)) {
    const file = path.join(ROOT, "node_modules", program);
    checks.push(await timed(name, () => runCheck(name, [file, ...args])));
  }
  return checks;
}

async function runCheck(name: string, command: string[]): Promise<Check> {
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  const closed = once(child, "close");
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { name, passed: child.exitCode === 0, output: output.join("") };
}

export function reportChecks(checks: readonly Check[]): Counts {
  for (const { name, passed, output } of checks) {
    process.stdout.write(`\n— ${name}\n${passed ? "" : output}`);
    process.stdout.write(passed ? `${name} : rien à signaler\n` : `${name} : à corriger\n`);
  }
  const failed = checks.filter(({ passed }) => !passed).length;
  return { passed: checks.length - failed, failed };
}

if (import.meta.main) conclude(reportChecks(await runChecks()));
