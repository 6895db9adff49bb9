/** A process of its own with the doors of sessions and of live events, on a free port that it prints. */
import { liveRest } from "../../src/server/account/live/rest.ts";
import { accountRest } from "../../src/server/account/rest.ts";
import { sessionRest } from "../../src/server/account/session/rest.ts";
import { readConfig } from "../../src/server/platform/config.ts";
import { openDatabase } from "../../src/server/platform/database/open.ts";
import { createHttp } from "../../src/server/platform/http.ts";
import { openLive } from "../../src/server/platform/live.ts";
import { quietLog } from "../../src/server/platform/log.ts";
import { toInstant } from "../../src/domain/time.ts";

const { DATABASE_URL, DATA_DIR = "" } = process.env;
const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
const config = readConfig({});
const live = openLive({ url: database.listenUrl, log: quietLog });
await live.ready;
const app = await createHttp({
  config,
  database,
  log: quietLog,
  showProblem: async (_request, reply, status) => reply.send(`page ${status}`),
});
const clock = () => toInstant(Date.now());
const services = { config, database, live, clock, ledgerKey: Buffer.alloc(32, 7) };
await accountRest(app, services);
await sessionRest(app, services);
await liveRest(app, services);
process.stdout.write(`listening ${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
