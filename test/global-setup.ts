import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { startThrowAwayServer } from "../src/server/platform/database/throw-away.ts";

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
  const server = await startThrowAwayServer();
  try {
    const template = await openDatabase({
      dataDir: server.dataDir,
      databaseUrl: server.ownerUrl(),
    });
    await template.close();
  } catch (error) {
    await server.close();
    throw error;
  }
  project.provide("superuserUrl", server.superuserUrl());
  project.provide("templateOwnerUrl", server.ownerUrl());
  return () => server.close();
}
