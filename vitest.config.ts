import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", include: ["src/domain/**/*.test.ts", "src/web/**/*.test.ts", "test/*.test.ts"] } },
    ],
  },
});
