/** The checks that are not tests: architecture, lint, format and types; each counts as one. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { conclude, type Counts } from "./test.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const FOLDERS = ["src", "test", "bench", "scripts"];
const CHECKS: Record<string, string[]> = {
  architecture: ["vitest/vitest.mjs", "run", "test/architecture.test.ts"],
  lint: ["oxlint/bin/oxlint", "--type-aware", "--deny-warnings", ...FOLDERS],
  format: ["oxfmt/bin/oxfmt", "--check", ...FOLDERS],
  types: ["typescript/bin/tsc", "-p", "."],
};

export function runChecks(): Counts {
  const results = Object.entries(CHECKS).map(([name, [program = "", ...args]]) => {
    process.stdout.write(`\n— ${name}\n`);
    const { status } = spawnSync(
      process.execPath,
      [path.join(ROOT, "node_modules", program), ...args],
      { cwd: ROOT, stdio: "inherit" },
    );
    process.stdout.write(status === 0 ? `${name} : rien à signaler\n` : `${name} : à corriger\n`);
    return status === 0;
  });
  return {
    passed: results.filter(Boolean).length,
    failed: results.filter((result) => !result).length,
  };
}

if (import.meta.main) conclude(runChecks());
