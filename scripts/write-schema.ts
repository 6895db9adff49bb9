/** Writes the tables' TypeScript types from the migrations, on a throw-away database. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeDatabase } from "../src/server/platform/database/describe.ts";
import { startEmbedded } from "../src/server/platform/database/embedded.ts";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { quietLog } from "../src/server/platform/log.ts";

const target = fileURLToPath(new URL("../src/server/platform/database/schema.ts", import.meta.url));
const dataDir = mkdtempSync("/tmp/etabli-schema-");
const server = await startEmbedded({ dataDir, log: quietLog, durable: false });
try {
  const database = await openDatabase({ dataDir, databaseUrl: server.ownerUrl() });
  await database.close();
  writeFileSync(target, await describeDatabase(server.ownerUrl()));
  execFileSync("oxfmt", [target], { stdio: "inherit" });
} finally {
  await server.close({ force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
