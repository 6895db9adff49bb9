/** What the maintenance scripts say to the person who runs them. */
import { UnusableBackup } from "../src/server/platform/backup/manifest.ts";
import type { Progress } from "../src/server/platform/backup/progress.ts";
import { ConfigError, readConfig } from "../src/server/platform/config.ts";
import { UnusableDatabase } from "../src/server/platform/database/unusable.ts";
import { explainFailure } from "../src/server/platform/start/failure.ts";
import { explainFiles } from "../src/server/platform/start/files.ts";

/** Runs `main`, whose value is the exit code; a known failure is one French sentence, without a stack. */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 2;
  }
}

function sentenceOf(error: unknown): string {
  const isOurs = [ConfigError, UnusableBackup, UnusableDatabase].some(
    (kind) => error instanceof kind,
  );
  if (isOurs && error instanceof Error) return error.message;
  // The environment was read before anything failed.
  const config = readConfig(process.env);
  const said = explainFailure(error, config) ?? explainFiles(error, config);
  if (said !== undefined) return said;
  return error instanceof Error && "code" in error ? error.message : String(error);
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
