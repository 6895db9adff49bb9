import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeGraphql } from "../scripts/write-graphql.ts";

test("the office's GraphQL types are those of the server's schema: otherwise run « npm run graphql »", async () => {
  for (const [file, text] of await describeGraphql())
    expect(await readFile(file, "utf8"), file.pathname).toBe(text);
});
