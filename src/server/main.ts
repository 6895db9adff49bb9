/** Starts Établi: configuration, database, demonstration, queue, doors; and stops it without losing anything. */
import { forgetPast } from "./account/jobs.ts";
import { buildApp, type Parts } from "./app.ts";
import { doors } from "./demonstration/doors.ts";
import { seedDemonstration, wantsDemonstration } from "./demonstration/seed.ts";
import { sweepFiles } from "./file/jobs.ts";
import { claimLedgerKey, openLedgerKey } from "./ledger/seal.ts";
import { sendMessage } from "./message/jobs.ts";
import { openClock } from "./platform/clock/clock.ts";
import { ConfigError, readConfig, VARIABLES, type Config } from "./platform/config.ts";
import { openDatabase, type Database } from "./platform/database/open.ts";
import { UnusableDatabase } from "./platform/database/unusable.ts";
import { createGeocoder } from "./platform/geocoder.ts";
import { createMetrics } from "./platform/health/metrics.ts";
import { openLive } from "./platform/live.ts";
import { openLog, type Log } from "./platform/log.ts";
import { createMail } from "./platform/mail.ts";
import { createPdf } from "./platform/pdf/pdf.ts";
import { startQueue } from "./platform/queue.ts";
import { readBuild } from "./platform/http/build.ts";
import { createReachability } from "./platform/reachability.ts";
import { createRouting } from "./platform/routing.ts";
import { explainFailure } from "./platform/start/failure.ts";
import { misspeltVariables } from "./platform/start/misspelt.ts";
import { waitForDatabase } from "./platform/start/wait.ts";
import { closeDataFolder } from "./platform/storage.ts";
import { expireQuote } from "./quote/jobs.ts";

const OLDEST_NODE = 24;
/** What a request under way is given to end, in milliseconds. */
const GRACE = 5_000;
await main();

async function main(): Promise<void> {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE)
    stopWith(
      `Établi demande Node ${OLDEST_NODE} ou plus récent ; celui-ci est ${process.version}. Lancez-le par « npm start ».`,
    );
  const config = demandConfig();
  for (const sentence of misspeltVariables(process.env, VARIABLES))
    process.stderr.write(`${sentence}\n`);
  const log = openLog(config.LOG_LEVEL);
  await closeDataFolder(config).catch((error: unknown) => explainDatabase(error, config));
  const running = await start(config, log);
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => void stop(running, log));
}

function demandConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) stopWith(error.message);
    throw error;
  }
}

function open(config: Config, log: Log): Promise<Database> {
  return openDatabase(
    { dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL },
    {
      log,
      statements: config.PREPARED_STATEMENTS ? "prepared" : "unnamed",
      checked: process.env.ETABLI_DEV === "1",
      folders: ["files", "ledger", "outbox"],
    },
  );
}

async function start(config: Config, log: Log) {
  const database = await waitForDatabase(() => open(config, log), { log }).catch((error: unknown) =>
    explainDatabase(error, config),
  );
  const time = await openClock(database, { log });
  const clock = time.now;
  const ledgerKey = await openLedgerKey({ database, config }).catch((error: unknown) =>
    explainDatabase(error, config),
  );
  if (database.first) {
    if (wantsDemonstration(config)) process.stdout.write("Préparation de la démonstration…\n");
    await seedDemonstration(database, { config, clock, ledgerKey });
  }
  await claimLedgerKey({ database, config }, ledgerKey).catch((error: unknown) =>
    explainDatabase(error, config),
  );
  const live = openLive({ url: database.listenUrl, log });
  const pdf = createPdf();
  const mail = createMail(config);
  const metrics = createMetrics();
  const queue = await startQueue({
    database,
    log,
    tasks: metrics.watchTasks({
      "send-message": sendMessage({ database, mail }),
      "expire-quote": expireQuote({ database, clock }),
      "forget-past": forgetPast({ database }),
      "sweep-files": sweepFiles({ database, config, clock, log }),
    }),
    schedule: { "forget-past": "7 2 * * *", "sweep-files": "17 2 * * *" },
  });
  const parts: Parts = {
    config,
    database,
    clock,
    live,
    pdf,
    ledgerKey,
    geocoder: createGeocoder(config),
    routing: createRouting(config),
    reachability: createReachability(config),
  };
  const app = await buildApp(parts, {
    log,
    mode: process.env.ETABLI_DEV === "1" ? "development" : "production",
    build: readBuild(),
    queueRuns: () => queue.running(),
    metrics,
  });
  const welcome = await doors(database, config);
  await app
    .listen({ port: config.PORT, host: config.HOST })
    .catch((error: NodeJS.ErrnoException) => explainPort(error, config));
  process.stdout.write(welcome);
  return { app, queue, live, pdf, database, time };
}

/** New requests are turned away, those under way end, then what they needed closes. */
async function stop(
  { app, queue, live, pdf, database, time }: Awaited<ReturnType<typeof start>>,
  log: Log,
): Promise<void> {
  log.info("shutdown requested");
  await live.close();
  // A browser may hold a connection open that it never uses.
  setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
  await app.close();
  await queue.stop();
  await pdf.close();
  time.close();
  await database.close();
  process.exit(0);
}

function explainDatabase(error: unknown, config: Config): never {
  if (error instanceof UnusableDatabase) stopWith(error.message);
  const sentence = explainFailure(error, config);
  if (sentence) stopWith(sentence);
  throw error;
}

function explainPort(error: NodeJS.ErrnoException, { PORT, HOST }: Config): never {
  if (error.code === "EADDRINUSE")
    stopWith(
      `Le port ${PORT} est déjà pris sur ${HOST}. Arrêtez l’autre programme, ou choisissez un autre port : PORT=3001 npm start`,
    );
  if (error.code === "EACCES")
    stopWith(
      `Le port ${PORT} est réservé : choisissez un port au-dessus de 1024, par exemple PORT=3000.`,
    );
  throw error;
}

function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
