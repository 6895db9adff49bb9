import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const WEB = path.resolve(import.meta.dirname, "..");

test("a turning circle that has a name has a role: a name on a bare span is read to nobody", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" });
  const named = files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => readFileSync(path.join(WEB, file), "utf8").match(/<Loader\b[^>]*>/g) ?? [])
    .filter((tag) => tag.includes("aria-label="));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((tag) => !tag.includes('role="status"'))).toEqual([]);
});
