/** The processes of the embedded PostgreSQL; throws where the system does not show them. */
import { readFileSync } from "node:fs";
import path from "node:path";

export const postmasterOf = (dataDir: string): string =>
  readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0] ?? "";

export const childrenOf = (pid: string): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean);
