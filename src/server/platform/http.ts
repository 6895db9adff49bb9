/**
 * The HTTP server in which every noun registers its routes: security headers, canonical host, errors in
 * French, compression, one log line for each request. A route sets a rate limit with
 * `config: { rateLimit: { max: 20, timeWindow: 60_000 } }`; all processes share the count.
 */
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { constants } from "node:zlib";
import type { Config } from "./config.ts";
import type { Database } from "./database/open.ts";
import { cleanForwardedFor } from "./http/client-address.ts";
import { localUrl, pathOf } from "./http/path.ts";
import {
  answerProblem,
  problemText,
  sayWhenToRetry,
  tooMany,
  type ShowProblem,
} from "./http/problem.ts";
import { REQUEST_ID, requestIds } from "./http/request-id.ts";
import { logSecurity, type SecurityEvent } from "./http/security-log.ts";
import { isForged, isHost, PERMISSIONS_POLICY, securityHeaders } from "./http/security.ts";
import { cutSlowBodies, limitConnections } from "./http/slow-requests.ts";
import { attemptStore, networkOf } from "./limit.ts";
import type { Log } from "./log.ts";
import { requestOrigin } from "./origin.ts";

export type HttpOptions = {
  config: Config;
  database: Database;
  log: Log;
  showProblem: ShowProblem;
};

const BODY_LIMIT = 1_048_576;
/** Idle timeout of a socket: a body that never comes must not hold it. Live events send heartbeats more often. */
const IDLE_TIMEOUT_MS = 120_000;
/** Timeout of a whole request: a video of 100 MB passes in that time on the slowest line. */
const REQUEST_TIMEOUT_MS = 3_600_000;

/** Asked inside the machine's own network, by whatever name it has there. */
const WATCHED = new Set(["/healthz", "/readyz", "/metrics"]);

declare module "fastify" {
  interface FastifyRequest {
    /** The account that is signed in, set by the session gate: limits count it rather than its network. */
    accountId: string | undefined;
  }
}

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request_id",
    }),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    genReqId: requestIds(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    connectionTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: "idle",
    // Refused by a hook instead, in French and with Retry-After.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no hook and no route.
    frameworkErrors: (error, request, reply) =>
      void answerProblem(options.showProblem, { request, reply, status: error.statusCode ?? 400 }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.decorateRequest("accountId", undefined);
  app.addHook("onRequest", async ({ raw }) => cleanForwardedFor(raw));
  app.addHook("onRequest", async ({ id }, reply) => void reply.header(REQUEST_ID, id));
  app.addHook("onSend", sayWhenToRetry);
  app.addHook("onResponse", async (request, reply) => logRequest(request, reply));
  await app.register(cookie);
  await app.register(helmet, securityHeaders(config));
  cutSlowBodies(app);
  limitConnections(app, { behindRelay: config.TRUST_PROXY !== false });
  // After the headers: what is refused carries them too.
  refuseEarly(app, options);
  await registerLimits(app, options);
  app.setNotFoundHandler((request, reply) =>
    answerProblem(options.showProblem, { request, reply, status: 404 }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, "request failed");
    return answerProblem(options.showProblem, { request, reply, status });
  });
  return app;
}

/**
 * Answers up to this many bytes are compressed in one call, in some 2 ms at the most: for a page of 50 kB, among sixteen
 * visitors, 0.5 ms of processor time where a stream of the thread pool takes 5.
 */
const COMPRESSED_AT_ONCE = 262_144;
/** A window of 256 kB, by its base-2 logarithm: the usual one of 4 MB is taken and zeroed for each answer. */
const WINDOW = 18;
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 3,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW,
};

/** What bodies are read, how answers are compressed, and how often one may ask. */
async function registerLimits(app: FastifyInstance, { database }: HttpOptions): Promise<void> {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(compress, {
    threshold: 1_024,
    syncThreshold: COMPRESSED_AT_ONCE,
    encodings: ["br", "gzip"],
    brotliOptions: { params: BROTLI },
    zlibOptions: { level: 4 },
  });
  await app.register(rateLimit, {
    global: false,
    store: attemptStore(database),
    keyGenerator: ({ accountId, ip }) => (accountId ? `account ${accountId}` : networkOf(ip)),
    errorResponseBuilder: tooMany,
    onExceeded: (request) => logRefusal(request, "limit.exceeded"),
  });
}

/** Forwarding headers count only from these proxies; a number says how many proxies are in front. */
const trustedProxies = (proxies: Config["TRUST_PROXY"]) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;

/** Requests that never reach a route: another host name, the legacy script pages, a form of another site. */
function refuseEarly(app: FastifyInstance, { config, showProblem }: HttpOptions): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("permissions-policy", PERMISSIONS_POLICY);
    if (closing) throw Object.assign(new Error("closing"), { statusCode: 503 });
    if (!isHost(request.host)) throw Object.assign(new Error("not a host"), { statusCode: 400 });
    const path = pathOf(request);
    const ours = requestOrigin(config, request);
    if (config.PUBLIC_URL && !WATCHED.has(path) && request.host !== new URL(ours).host)
      return reply.redirect(ours + localUrl(request), 301);
    if (/^\/php/i.test(path) || /\.php$/i.test(path))
      return answerProblem(showProblem, { request, reply, status: 404 });
    if (!isForged(request, ours)) return undefined;
    logRefusal(request, "origin.refused");
    return reply.code(403).send({ refused: "foreign-origin", message: problemText(403) });
  });
}

/** The origin that a form came from tells an operator behind a relay that PUBLIC_URL is missing. */
const logRefusal = (request: FastifyRequest, event: SecurityEvent): void =>
  logSecurity(request.log, event, {
    account_id: request.accountId,
    ip: request.ip,
    route: request.routeOptions.url,
    origin: request.headers.origin?.slice(0, 200),
  });

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      // The route, not the address: a public link is a secret, a query may hold a telephone number.
      route: request.routeOptions.url ?? "—",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
    },
    "request",
  );
}
