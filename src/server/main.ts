/** Starts Établi: configuration, database, demonstration, queue, doors; and stops it without losing anything. */
import type { FastifyInstance } from "fastify";
import { releaseHeld } from "./booking/hold/jobs.ts";
import { offerFreed } from "./booking/waiting/jobs.ts";
import { forgetPast } from "./account/jobs.ts";
import { sendSignUpLetter } from "./account/sign-up/jobs.ts";
import { forgetWebhooks, sendWebhook } from "./account/webhook/delivery/jobs.ts";
import { writeBodies } from "./account/webhook/delivery/write-bodies.ts";
import { buildApp, type Parts } from "./app.ts";
import { doors } from "./demonstration/doors.ts";
import { seedDemonstration, wantsDemonstration } from "./demonstration/seed.ts";
import { removeRecordings } from "./call/recording/jobs.ts";
import { forgetClients } from "./client/retention/jobs.ts";
import { sweepFiles } from "./file/jobs.ts";
import { applyIdentity } from "./shop/identity/jobs.ts";
import { copyShop, removeCopy } from "./shop/copy/jobs.ts";
import { claimLedgerKey, openLedgerKey } from "./ledger/seal.ts";
import { readReplies } from "./message/inbound/jobs.ts";
import {
  askForReviews,
  notifySilences,
  remindClients,
  remindLatePayers,
  remindOfAppliances,
  sendMessage,
  tellStatus,
} from "./message/jobs.ts";
import { openClock } from "./platform/clock/clock.ts";
import { ConfigError, readConfig, VARIABLES, type Config } from "./platform/config.ts";
import { openDatabase, type Database } from "./platform/database/open.ts";
import { UnusableDatabase } from "./platform/database/unusable.ts";
import { createErrorReporter, type ErrorReporter } from "./platform/errors/reporter.ts";
import { createGeocoder } from "./platform/geocoder.ts";
import { createMetrics } from "./platform/health/metrics.ts";
import { type LiveBus, openLive } from "./platform/live.ts";
import { openLog, type Log } from "./platform/log.ts";
import { publicOrigin } from "./platform/origin.ts";
import { createCard } from "./platform/card/card.ts";
import { createMail } from "./platform/mail.ts";
import { createPdf } from "./platform/pdf/pdf.ts";
import { startQueue } from "./platform/queue.ts";
import { readBuild, releaseOf, type Build } from "./platform/http/build.ts";
import { createCompanyRegister } from "./platform/register/company.ts";
import { createReachability } from "./platform/reachability.ts";
import { createTimestamps } from "./platform/outbound/timestamp.ts";
import { createSms } from "./platform/sms/sms.ts";
import { createRouting } from "./platform/routing.ts";
import { explainFailure } from "./platform/start/failure.ts";
import { misspeltVariables } from "./platform/start/misspelt.ts";
import { stopAfterParent } from "./platform/start/parent.ts";
import { tryFiles, UnusableFiles } from "./platform/start/files.ts";
import { explainPort, tryPort, UnusablePort } from "./platform/start/port.ts";
import { closeWithin } from "./platform/start/stop.ts";
import { waitFor } from "./platform/start/wait.ts";
import { closeDataFolder } from "./platform/storage.ts";
import { learnPaces } from "./repair/pace/jobs.ts";
import { openContracts } from "./quote/document/contract.ts";
import { archiveBooks } from "./ledger/archive/jobs.ts";
import { closeBooks } from "./ledger/closing/jobs.ts";
import { sendHeads } from "./ledger/head/jobs.ts";
import { followOne, followPlatforms, sendFlows } from "./invoice/platform/jobs.ts";
import { sendReports } from "./ledger/e-reporting/jobs.ts";
import { readFiles } from "./ledger/e-reporting/read-files.ts";
import { insertReportStatus } from "./ledger/e-reporting/store.ts";
import { checkInvoice } from "./demonstration/shared/platform-checks.ts";
import { openSimulator } from "./platform/flows/simulator.ts";
import { refundCard } from "./payment/card/jobs.ts";
import { keepMissingPapers, keepPapers } from "./ledger/paper/jobs.ts";
import { followClaims, sendClaims } from "./payment/claim/jobs.ts";
import { createClaimService } from "./payment/claim/submit.ts";
import { expireQuote } from "./quote/jobs.ts";
import { WEBHOOK_RECORDS } from "./webhook-records.ts";

const OLDEST_NODE = 24;
/** What a request under way is given to end, in milliseconds. */
const GRACE = 5_000;
/** A shutdown ends by then, in milliseconds, even when the database does not answer: what waits for it is durable. */
const STOP_WITHIN = 9_000;
await main();

async function main(): Promise<void> {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE)
    stopWith(
      `Établi demande Node ${OLDEST_NODE} ou plus récent ; celui-ci est ${process.version}. Lancez-le par « npm start ».`,
    );
  const config = demandConfig();
  for (const sentence of misspeltVariables(process.env, VARIABLES))
    process.stderr.write(`${sentence}\n`);
  const build = readBuild();
  const reporter = createErrorReporter({ service: config.SENTRY_DSN, release: releaseOf(build) });
  const log = openLog(config.LOG_LEVEL, undefined, (fault) => reporter.report(fault));
  const opened = new AsyncDisposableStack();
  opened.defer(() => reporter.stop());
  const starting = start({ config, log, build }, opened);
  stopOnDemand({ config, log, opened, starting });
  await starting.catch(async (error: unknown) => {
    await opened.disposeAsync();
    explain(error, config);
  });
  logLastFault(log, reporter);
}

/** Node ends on what was caught nowhere, a promise without an answer included: it is logged and sent first. */
function logLastFault(log: Log, reporter: ErrorReporter): void {
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "uncaught");
    void reporter.stop().then(() => process.exit(1));
  });
}

type Running = {
  config: Config;
  log: Log;
  opened: AsyncDisposableStack;
  starting: Promise<void>;
};

/** New requests are turned away, those under way end, then what they needed closes. */
function stopOnDemand({ config, log, opened, starting }: Running): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    // A second signal must not cut the first short: PostgreSQL would be left without a parent.
    if (isStopping) return;
    isStopping = true;
    log.info("shutdown requested");
    // While the embedded PostgreSQL starts there is nothing to close yet.
    if (config.DATABASE_URL === undefined) await starting.catch(() => undefined);
    await closeWithin(opened, STOP_WITHIN, log);
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  stopAfterParent(() => void stop());
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
    {
      dataDir: config.DATA_DIR,
      databaseUrl: config.DATABASE_URL,
      poolUrl: config.DATABASE_POOL_URL,
    },
    {
      log,
      statements: config.PREPARED_STATEMENTS ? "prepared" : "unnamed",
      checked: process.env.ETABLI_DEV === "1",
      folders: ["files", "ledger", "outbox"],
      beforeCommit: writeBodies(WEBHOOK_RECORDS),
    },
  );
}

/** Everything opened is given to `opened`, which closes the last first. */
async function start(
  { config, log, build }: { config: Config; log: Log; build: Build },
  opened: AsyncDisposableStack,
): Promise<void> {
  await tryPort(config);
  await closeDataFolder(config);
  await tryFiles(config, log);
  const database = await waitFor(() => open(config, log), { log });
  opened.defer(() => database.close());
  const time = await openClock(database, { log });
  opened.defer(() => time.close());
  const clock = time.now;
  const ledgerKey = await openLedgerKey({ database, config });
  if (database.first) {
    if (wantsDemonstration(config)) process.stdout.write("Préparation de la démonstration…\n");
    await seedDemonstration(database, { config, clock, ledgerKey });
  }
  await claimLedgerKey({ database, config }, ledgerKey);
  const origin = publicOrigin(config);
  const pdf = createPdf();
  opened.defer(() => pdf.close());
  const mail = createMail(config);
  const card = createCard(config);
  const metrics = createMetrics();
  const simulator = config.DEMO ? await openSimulator({ check: checkInvoice }) : undefined;
  opened.defer(() => simulator?.close());
  const means = { config, ledgerKey, ...(simulator && { simulator: simulator.url }) };
  const following = { ...means, database, clock, log, tellReport: insertReportStatus };
  const claims = createClaimService(config, {
    isDemonstration: wantsDemonstration(config),
    clock,
  });
  const claiming = { database, config, clock, ledgerKey, claims, log };
  const queue = await startQueue({
    database,
    log,
    tasks: metrics.watchTasks({
      "send-message": sendMessage({
        database,
        mail,
        contract: openContracts({ database, pdf, config, clock, ledgerKey }),
        sms: createSms(config),
        log,
        clock,
        ledgerKey,
      }),
      "send-reminders": remindClients({ database, clock, origin }),
      "send-status-letter": tellStatus({ database, clock, origin }),
      "notify-silences": notifySilences({ database, clock }),
      "remind-unclaimed": remindOfAppliances({ database, clock, origin }),
      "remind-unpaid": remindLatePayers({
        database,
        clock,
        origin,
        takesCards: card !== undefined,
      }),
      "ask-reviews": askForReviews({ database, clock, origin }),
      "release-booking": releaseHeld({ database, clock }),
      "offer-window": offerFreed({ database, clock, origin }),
      "refund-card": refundCard({ database, card, config, clock, ledgerKey }),
      "expire-quote": expireQuote({ database, clock }),
      "send-claim": sendClaims(claiming),
      "follow-claims": followClaims(claiming),
      "send-sign-up": sendSignUpLetter({ database, mail, config, clock, ledgerKey }),
      "send-webhook": sendWebhook({ database, config, clock, ledgerKey, records: WEBHOOK_RECORDS }),
      "forget-webhooks": forgetWebhooks({ database, clock }),
      "forget-past": forgetPast({ database }),
      "learn-pace": learnPaces({ database, clock }),
      "apply-identity": applyIdentity({ database, clock }),
      "copy-shop": copyShop({ database, config, clock, ledgerKey, log }),
      "remove-copy": removeCopy({ database, config, clock }),
      "remove-recordings": removeRecordings({ database, clock, log }),
      "forget-clients": forgetClients({ database, config, clock, ledgerKey, log }),
      "keep-paper": keepPapers({ database, pdf, config, clock, ledgerKey }),
      "keep-missing-papers": keepMissingPapers({ database, pdf, config, clock, ledgerKey, log }),
      "archive-books": archiveBooks({ database, config, clock, ledgerKey }),
      "send-heads": sendHeads({
        database,
        clock,
        origin,
        timestamps: createTimestamps(config),
        log,
      }),
      "close-books": closeBooks({ database, config, clock, ledgerKey, log }),
      "sweep-files": sweepFiles({ database, config, clock, log }),
      "send-flow": sendFlows({
        ...means,
        database,
        clock,
        files: readFiles({ database, config, clock, ledgerKey, pdf }),
      }),
      "follow-platform": followOne(following),
      "follow-platforms": followPlatforms(following),
      "send-reports": sendReports({ database, clock }),
    }),
    schedule: {
      "forget-past": "7 2 * * *",
      "forget-webhooks": "12 2 * * *",
      "learn-pace": "22 2 * * *",
      "remove-recordings": "57 1 * * *",
      "forget-clients": "27 1 * * *",
      "keep-missing-papers": "37 2 * * *",
      "send-heads": "17 3 * * *",
      "close-books": "52 2 * * *",
      "sweep-files": "17 2 * * *",
      "follow-claims": "20 5,13 * * *",
      "send-reminders": "*/5 * * * *",
      "follow-platforms": "*/10 * * * *",
      "send-reports": "20 5 * * *",
      "notify-silences": "40 6 * * *",
      "remind-unclaimed": "50 6 * * *",
      "remind-unpaid": "55 6 * * *",
      "ask-reviews": "5 9 * * *",
    },
  });
  opened.defer(() => queue.stop());
  const replies = readReplies({ config, database, clock, log });
  opened.defer(() => replies?.stop());
  const live = openLive({ url: database.listenUrl, log });
  opened.defer(() => live.close());
  const parts: Parts = {
    config,
    database,
    clock,
    live,
    mail,
    pdf,
    ledgerKey,
    ...(simulator && { simulator: simulator.url }),
    geocoder: createGeocoder(config),
    routing: createRouting(config, { log }),
    reachability: createReachability(config),
    register: createCompanyRegister(config),
    card,
  };
  const app = await buildApp(parts, {
    log,
    mode: process.env.ETABLI_DEV === "1" ? "development" : "production",
    build,
    queueRuns: () => queue.running(),
    metrics,
  });
  opened.defer(async () => {
    // The last letters leave while the last requests are answered.
    await Promise.all([closeDoors(app, live), queue.stop()]);
  });
  const welcome = await doors(database, config);
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw explainPort(error, config);
  });
  process.stdout.write(welcome);
}

/** Streams of live events end by their bus, and a browser may hold a connection that it never uses. */
async function closeDoors(app: FastifyInstance, live: LiveBus): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
  await live.close();
  await app.close();
}

function explain(error: unknown, config: Config): never {
  const isKnown = [UnusableDatabase, UnusableFiles, UnusablePort].some(
    (kind) => error instanceof kind,
  );
  if (isKnown && error instanceof Error) stopWith(error.message);
  const sentence = explainFailure(error, config);
  if (sentence) stopWith(sentence);
  throw error;
}

function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
