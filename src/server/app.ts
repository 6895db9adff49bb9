/** The whole application, assembled by hand: every noun's doors, in the order of the nouns. */
import type { FastifyInstance } from "fastify";
import { accountAdministrationRest } from "./account/administration/rest.ts";
import { auditRest } from "./account/audit/rest.ts";
import { graphqlRest } from "./account/graphql.ts";
import { liveRest } from "./account/live/rest.ts";
import { apiKeyRest } from "./account/api-key/rest.ts";
import { apiSite } from "./account/api-key/site.ts";
import { factorRest } from "./account/factor/rest.ts";
import { passkeyRest } from "./account/passkey/rest.ts";
import { passwordLinkRest } from "./account/password-link/rest.ts";
import { accountRest } from "./account/rest.ts";
import { sessionRest } from "./account/session/rest.ts";
import { signUpRest } from "./account/sign-up/rest.ts";
import { trustRest } from "./account/trust/rest.ts";
import { agendaApi } from "./agenda/api/rest.ts";
import { calendarSite } from "./agenda/calendar/site.ts";
import { agendaRest } from "./agenda/slots/rest.ts";
import { proposalSite } from "./booking/proposal/site.ts";
import { holdSite } from "./booking/hold/site.ts";
import { appointmentSite } from "./booking/appointment/site.ts";
import { bookingRest } from "./booking/rest.ts";
import { returningRest } from "./booking/returning/rest.ts";
import { visitorSite } from "./booking/waiting/visitor/site.ts";
import { waitingSite } from "./booking/waiting/site.ts";
import { bookingFormSite } from "./booking/form/site.ts";
import { bookingSite } from "./booking/site.ts";
import { shopCopyRest } from "./shop/copy/rest.ts";
import { roomRest } from "./call/room/rest.ts";
import { callSite } from "./call/site.ts";
import { clientApi } from "./client/api/rest.ts";
import { clientCopyRest } from "./client/copy/rest.ts";
import { exportRest } from "./client/export/rest.ts";
import { retentionRest } from "./client/retention/rest.ts";
import { importRest } from "./client/import/rest.ts";
import { clientRest } from "./client/rest.ts";
import { fileRest } from "./file/rest.ts";
import { showcaseRest } from "./file/showcase/rest.ts";
import { paymentRest } from "./payment/rest.ts";
import { intakeRest } from "./intake/rest.ts";
import { intakeSite } from "./intake/site.ts";
import { invoiceApi } from "./invoice/api/rest.ts";
import { invoiceRest } from "./invoice/rest.ts";
import { choiceSite } from "./message/choice/site.ts";
import { failureRest } from "./message/failure/rest.ts";
import { inboundRest } from "./message/inbound/rest.ts";
import { clientPhotoSite } from "./message/inbound/photo/site.ts";
import { inboundSite } from "./message/inbound/site.ts";
import { certificateRest } from "./quote/certificate/rest.ts";
import { unclaimedRest } from "./message/unclaimed/rest.ts";
import type { Metrics } from "./platform/health/metrics.ts";
import { healthRest } from "./platform/health/rest.ts";
import { createHttp } from "./platform/http.ts";
import { browserErrors } from "./platform/http/browser-errors.ts";
import type { Build as BuildInfo } from "./platform/http/build.ts";
import type { Log } from "./platform/log.ts";
import { createWeb } from "./platform/web.ts";
import type { WebMode } from "./platform/web/source.ts";
import { quoteApi } from "./quote/api/rest.ts";
import { quoteRest } from "./quote/rest.ts";
import { quoteSite } from "./quote/site.ts";
import { repairApi } from "./repair/api/rest.ts";
import { repairRest } from "./repair/rest.ts";
import { cameraSite } from "./repair/camera/site.ts";
import { photoConsentSite } from "./repair/photo-consent/site.ts";
import { reviewSite } from "./message/review/site.ts";
import { reviewRest } from "./message/review/rest.ts";
import { repairSite } from "./repair/site.ts";
import { schema } from "./schema.ts";
import { DESCRIBED_WEBHOOKS } from "./webhook-records.ts";
import type { Services } from "./services.ts";
import { administrationRest } from "./shop/administration/rest.ts";
import { countAudience } from "./shop/audience/count.ts";
import { shopRest } from "./shop/rest.ts";
import { shopSite, showProblem } from "./shop/site.ts";

export type Parts = Omit<Services, "web">;
type Build = {
  log: Log;
  mode: WebMode;
  build: BuildInfo;
  queueRuns: () => boolean;
  metrics: Metrics;
  /** How often a GraphQL query is asked before it is compiled; the default when absent. */
  compileAfter?: number;
};

export async function buildApp(
  parts: Parts,
  { log, mode, build, queueRuns, metrics, compileAfter }: Build,
): Promise<FastifyInstance> {
  const { config, database } = parts;
  const app = await createHttp({
    config,
    database,
    log,
    showProblem: (request, reply, status) => showProblem(services, { request, reply, status }),
  });
  const services: Services = { ...parts, web: await createWeb(app, mode, config) };

  metrics.watchRequests(app);
  metrics.watchPool(database.pool);
  const { METRICS_TOKEN: token } = config;
  healthRest(app, { database, home: config, queueRuns, build, metrics, token });
  await accountRest(app, services);
  browserErrors(app);
  await apiKeyRest(app, services);
  await apiSite(app, services, { schema, version: build.version, webhooks: DESCRIBED_WEBHOOKS });
  await passwordLinkRest(app, services);
  await signUpRest(app, services);
  await sessionRest(app, services);
  await trustRest(app, services);
  await factorRest(app, services);
  await passkeyRest(app, services);
  await liveRest(app, services);
  await auditRest(app, services);
  await accountAdministrationRest(app, services);
  await administrationRest(app, services);
  await failureRest(app, services, { queueRuns, build });
  await graphqlRest(app, services, { schema, compileAfter });
  countAudience(app, services);
  await shopRest(app, services);
  await shopSite(app, services);
  await shopCopyRest(app, services);
  await clientRest(app, services);
  await clientApi(app, services);
  await importRest(app, services);
  await exportRest(app, services);
  await clientCopyRest(app, services);
  await retentionRest(app, services);
  await fileRest(app, services);
  await showcaseRest(app, services);
  await agendaRest(app, services);
  await agendaApi(app, services);
  await calendarSite(app, services);
  await repairRest(app, services);
  await repairApi(app, services);
  await repairSite(app, services);
  await photoConsentSite(app, services);
  await reviewSite(app, services);
  await cameraSite(app, services);
  await bookingRest(app, services);
  await returningRest(app, services);
  await bookingSite(app, services);
  await bookingFormSite(app, services);
  await holdSite(app, services);
  await appointmentSite(app, services);
  await waitingSite(app, services);
  await visitorSite(app, services);
  await proposalSite(app, services);
  await quoteRest(app, services);
  await quoteApi(app, services);
  await quoteSite(app, services);
  await invoiceRest(app, services);
  await invoiceApi(app, services);
  await paymentRest(app, services);
  await intakeRest(app, services);
  await intakeSite(app, services);
  await unclaimedRest(app, services);
  await certificateRest(app, services);
  await callSite(app, services);
  await roomRest(app, services);
  await choiceSite(app, services);
  await reviewRest(app, services);
  await inboundRest(app, services);
  await inboundSite(app, services);
  await clientPhotoSite(app, services);
  return app;
}
