/** Which build this process runs: the version of the package, and the commit its sources come from. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** `commit` and `date` (ISO 8601) are blank where neither the environment nor a repository says them. */
export type Build = { version: string; commit: string; date: string };

const ROOT = new URL("../../../../", import.meta.url);
const packageShape = z.object({ version: z.string() });

/** A container has no repository: its build says BUILD_COMMIT and BUILD_DATE. */
export function readBuild(env: NodeJS.ProcessEnv = process.env, root = ROOT): Build {
  const { version } = packageShape.parse(
    JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8")),
  );
  const { BUILD_COMMIT: commit, BUILD_DATE: date = "" } = env;
  return { version, ...(commit ? { commit: commit.slice(0, 12), date } : lastCommit(root)) };
}

function lastCommit(root: URL): Omit<Build, "version"> {
  try {
    const options = { cwd: root, encoding: "utf8", stdio: "pipe", timeout: 2_000 } as const;
    const [commit = "", date = ""] = execFileSync("git", ["log", "-1", "--format=%h %cI"], options)
      .trim()
      .split(" ");
    return { commit, date };
  } catch {
    // No repository, or no git: the version alone is said.
    return { commit: "", date: "" };
  }
}
