import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { quietLog } from "../log.ts";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";

/** A folder that the account running PostgreSQL may enter, for tests and scripts. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "etabli-"));
  chmodSync(folder, 0o755);
  return folder;
}

export type ThrowAwayServer = EmbeddedServer & { dataDir: string };

/** A PostgreSQL for one run, which promises nothing after a crash; closing it leaves no trace. */
export async function startThrowAwayServer(): Promise<ThrowAwayServer> {
  const dataDir = temporaryDataDir();
  const server = await startEmbedded({ dataDir, log: quietLog, durable: false });
  return {
    ...server,
    dataDir,
    close: async () => {
      await server.close({ force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
