import { defineConfig } from "vitest/config";

/** "domain" needs nothing; "server" runs on a real PostgreSQL, one database for each file. */
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
      {
        // One copy of graphql for our sources and for the packages that Node loads by itself.
        resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
        test: {
          name: "server",
          include: ["src/server/**/*.test.ts", "test/*.test.ts"],
          exclude: ["test/architecture.test.ts", "test/french.test.ts"],
          globalSetup: ["test/global-setup.ts"],
          // Twice the cores: these tests mostly wait, for PostgreSQL, a queue or a killed process.
          maxWorkers: 4,
          // Four workers and the checks share two cores: a limit is for what hangs, not for what waits.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
