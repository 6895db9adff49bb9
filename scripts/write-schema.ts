/** Writes the tables' TypeScript types from the migrations, on a throw-away database. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeDatabase } from "../src/server/platform/database/describe.ts";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { startThrowAwayServer } from "../src/server/platform/database/throw-away.ts";

const target = fileURLToPath(new URL("../src/server/platform/database/schema.ts", import.meta.url));
const formatter = fileURLToPath(new URL("../node_modules/.bin/oxfmt", import.meta.url));
const server = await startThrowAwayServer();
try {
  const database = await openDatabase({ dataDir: server.dataDir, databaseUrl: server.ownerUrl() });
  await database.close();
  writeFileSync(target, await describeDatabase(server.ownerUrl()));
  execFileSync(formatter, [target], { stdio: "inherit" });
} finally {
  await server.close();
}
