/** Which build this process runs: the version of the package, and the commit its sources come from. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";

/** `commit` and `date` (ISO 8601) are blank where neither the environment nor a repository says them. */
export type Build = { version: string; commit: string; date: string };

const ROOT = new URL("../../../../", import.meta.url);
const packageShape = z.object({ version: z.string() });
const sourceShape = z.object({ commit: z.string(), date: z.string() });

/** Neither a container nor an archive has a repository: BUILD_COMMIT and BUILD_DATE, or dist/build.json, say it. */
export function readBuild(env: NodeJS.ProcessEnv = process.env, root = ROOT): Build {
  const { version } = packageShape.parse(
    JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8")),
  );
  const { BUILD_COMMIT: commit, BUILD_DATE: date = "" } = env;
  return { version, ...(commit ? { commit: commit.slice(0, 12), date } : sourceOf(root)) };
}

/** « etabli@1.2.0+0a1b2c3 » */
export const releaseOf = ({ version, commit }: Build): string =>
  `etabli@${[version, commit].filter(Boolean).join("+")}`;

function sourceOf(root: URL): Omit<Build, "version"> {
  const packed = new URL("dist/build.json", root);
  return existsSync(packed)
    ? sourceShape.parse(JSON.parse(readFileSync(packed, "utf8")))
    : lastCommit(root);
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
