import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** These start and kill processes, servers of pages or databases: each file has a worker of its own. */
const ALONE = [
  "test/{crash,documents,fuzz,fuzz-graphql,process}.test.ts",
  "src/server/platform/{images,live,queue,web,pdf/pdf,backup/backup,start/start}.test.ts",
  "src/server/platform/database/{embedded,former,migrate}.test.ts",
];
const STRUCTURE = ["test/architecture.test.ts", "test/french.test.ts"];

/** A keeping that the page does not wait for ends in the next file, and would empty what that one keeps. */
const KEPT = "src/web/platform/kept/*.test.ts";

type Files = { include: string[]; exclude?: string[]; isolate?: boolean };

/** Tests on a real PostgreSQL, one database for each file. */
const server = (name: string, files: Files): TestProjectInlineConfiguration => ({
  // One copy of graphql for our sources and for the packages that Node loads by itself.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    name,
    ...files,
    globalSetup: ["test/global-setup.ts"],
    // Twice the cores: these tests mostly wait, for PostgreSQL, a queue or a killed process.
    maxWorkers: 4,
    // Four workers and the checks share two cores: a limit is for what hangs, not for what waits.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The default of one second was too short for a task's turn on a machine that does all of this at once.
    expect: { poll: { timeout: 60_000 } },
    sequence: { groupOrder: 1 },
  },
});

/** "domain" and "kept" need nothing; "server" is given a database and an application; "process" starts its own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "domain",
          include: ["src/domain/**/*.test.ts", "src/web/**/*.test.{ts,tsx}", ...STRUCTURE],
          exclude: [KEPT],
          // Pure functions share nothing: a fresh process for each of 230 files cost 22 of 30 seconds.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { name: "kept", include: [KEPT], testTimeout: 60_000, sequence: { groupOrder: 0 } } },
      server("process", { include: ALONE }),
      // A fresh worker loads the whole server for six seconds: these keep theirs from file to file.
      server("server", {
        include: ["src/server/**/*.test.ts", "test/*.test.ts"],
        exclude: [...ALONE, ...STRUCTURE],
        isolate: false,
      }),
    ],
  },
});
