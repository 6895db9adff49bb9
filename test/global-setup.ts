import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../src/server/platform/database/embedded.ts";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { quietLog } from "../src/server/platform/log.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Superuser of the run's PostgreSQL, for fixtures that go round every rule. */
    superuserUrl: string;
    /** Owner of the migrated template database; test databases are copies of it. */
    templateOwnerUrl: string;
  }
}

/** One throw-away PostgreSQL for the whole run, and one migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Not os.tmpdir(): the account that runs PostgreSQL must be able to walk there.
  const dataDir = mkdtempSync(path.join("/tmp", "etabli-tests-"));
  const server = await startEmbedded({ dataDir, log: quietLog, durable: false });
  const template = await openDatabase({ dataDir, databaseUrl: server.ownerUrl() });
  await template.close();
  project.provide("superuserUrl", server.superuserUrl());
  project.provide("templateOwnerUrl", server.ownerUrl());
  return async () => {
    await server.close({ force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}
