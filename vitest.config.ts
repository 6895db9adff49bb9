import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const NOUNS =
  "src/server/{account,agenda,booking,client,file,invoice,ledger,message,payment,quote,repair,shop}";

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
    hookTimeout: 120_000,
    sequence: { groupOrder: 1 },
  },
});

/** "domain" needs nothing; "server" is the nouns' doors and verbs; "process" is what carries them. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "domain",
          include: [
            "src/domain/**/*.test.ts",
            "src/web/**/*.test.{ts,tsx}",
            "test/architecture.test.ts",
            "test/french.test.ts",
          ],
          // Pure functions share nothing: a fresh process for each of 230 files cost 22 of 30 seconds.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      // The nouns' tests only borrow an application and a database: a worker keeps its modules from file to file.
      server("server", { include: [`${NOUNS}/**/*.test.ts`], isolate: false }),
      // These start and kill processes, servers of pages and databases: each has a worker of its own.
      server("process", {
        include: ["src/server/**/*.test.ts", "test/*.test.ts"],
        exclude: [`${NOUNS}/**`, "test/architecture.test.ts", "test/french.test.ts"],
      }),
    ],
  },
});
