/** Bookings made once by our own code inside this process, for their statements; none is kept. */
import { randomBytes } from "node:crypto";
import { toInstant } from "../src/domain/time.ts";
import { bookingRest } from "../src/server/booking/rest.ts";
import { readConfig } from "../src/server/platform/config.ts";
import { bindShop, bindSystem } from "../src/server/platform/database/scope.ts";
import { createGeocoder } from "../src/server/platform/geocoder.ts";
import { createHttp } from "../src/server/platform/http.ts";
import { openLive } from "../src/server/platform/live.ts";
import { quietLog } from "../src/server/platform/log.ts";
import { createPdf } from "../src/server/platform/pdf/pdf.ts";
import { createReachability } from "../src/server/platform/reachability.ts";
import { createRouting } from "../src/server/platform/routing.ts";
import type { Services } from "../src/server/services.ts";
import type { Bench } from "./shops.ts";
import { openRecorder, type Script } from "./statements.ts";

type Posts = { path: string; payloads: readonly object[] };

/** What each of these requests asks of the database, from its count against the limit to its commit. */
export async function hear({ database }: Bench, { path, payloads }: Posts): Promise<Script[]> {
  const recorder = openRecorder(database);
  const { pool } = recorder;
  const services = servicesOn({
    ...database,
    withShop: bindShop(pool),
    withSystem: bindSystem(pool),
  });
  const app = await createHttp({
    ...services,
    log: quietLog,
    showProblem: async (_request, reply) => reply.send("problem"),
  });
  await bookingRest(app, services);
  const scripts: Script[] = [];
  for (const [index, payload] of payloads.entries())
    scripts.push(
      await recorder.hear(async () => {
        const remoteAddress = `10.1.${index >> 8}.${index & 255}`;
        const answer = await app.inject({ method: "POST", url: path, payload, remoteAddress });
        if (answer.statusCode !== 201) throw new Error(`refused: ${answer.body}`);
      }),
    );
  await app.close();
  await services.live.close();
  await services.pdf.close();
  await pool.end();
  return scripts;
}

function servicesOn(database: Services["database"]): Services {
  const config = readConfig({ GEOCODER_URL: "http://127.0.0.1:1", LOG_LEVEL: "silent" });
  return {
    config,
    database,
    clock: () => toInstant(Date.now()),
    live: openLive({ url: database.listenUrl, log: quietLog }),
    pdf: createPdf(),
    web: { page: async () => Promise.reject(new Error("no page is asked for")) },
    geocoder: createGeocoder(config),
    routing: createRouting(config),
    reachability: createReachability(config),
    ledgerKey: randomBytes(32),
  };
}
