import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { describeDatabase } from "./describe.ts";

const database = testDatabase();
/** The formatter moves spaces, nothing else. */
const bare = (text: string): string => text.replace(/\s+/g, "");

it("the tables' types are those of the migrations: otherwise run « npm run schema »", async () => {
  const written = await readFile(new URL("./schema.ts", import.meta.url), "utf8");
  expect(bare(written)).toBe(bare(await describeDatabase(database.ownerUrl())));
});
