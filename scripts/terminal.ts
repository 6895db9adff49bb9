/** What the maintenance scripts say to the person who runs them. */
import { UnusableBackup } from "../src/server/platform/backup/manifest.ts";
import type { Progress } from "../src/server/platform/backup/progress.ts";
import { ConfigError } from "../src/server/platform/config.ts";
import { UnusableDatabase } from "../src/server/platform/database/unusable.ts";

/** Runs `main`, whose value is the exit code; a known failure is one French sentence, without a stack. */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const known = [ConfigError, UnusableBackup, UnusableDatabase].some(
      (kind) => error instanceof kind,
    );
    const system = error instanceof Error && "code" in error;
    process.stderr.write(`${known || system ? (error as Error).message : String(error)}\n`);
    process.exitCode = 2;
  }
}

export const count = (number: number, word: string): string =>
  `${number.toLocaleString("fr-FR")}\u00a0${word}${number > 1 ? "s" : ""}`;

/** One line that is written over, on a terminal only: a file of logs has no use for it. */
export function showProgress(what: string): Progress {
  return ({ things, done, of }) => {
    if (!process.stdout.isTTY) return;
    const name = things === "tables" ? "tables" : "fichiers";
    process.stdout.write(`\r${what} : ${done}/${of} ${name}\u001b[K${done === of ? "\n" : ""}`);
  };
}
