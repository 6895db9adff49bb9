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
          ],
        },
      },
      {
        test: {
          name: "server",
          include: ["src/server/**/*.test.ts", "test/*.test.ts"],
          exclude: ["test/architecture.test.ts"],
          globalSetup: ["test/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
