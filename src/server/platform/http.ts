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
import { answerProblem, pathOf, problemText, tooMany, type ShowProblem } from "./http/problem.ts";
import { isForged, isHost, securityHeaders } from "./http/security.ts";
import { attemptStore, networkOf } from "./limit.ts";
import type { Log } from "./log.ts";

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

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, database } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    connectionTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.addHook("onRequest", async (request, reply) => refuseEarly(config, request, reply));
  app.addHook("onResponse", async (request, reply) => logRequest(request, reply));
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(cookie);
  await app.register(helmet, securityHeaders(config));
  await app.register(compress, {
    threshold: 1_024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 4 },
  });
  await app.register(rateLimit, {
    global: false,
    store: attemptStore(database),
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: tooMany,
  });
  app.setNotFoundHandler((request, reply) =>
    answerProblem(options.showProblem, { request, reply, status: 404 }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "request failed");
    return answerProblem(options.showProblem, { request, reply, status });
  });
  return app;
}

/** Forwarding headers count only from these proxies; a number says how many proxies are in front. */
const trustedProxies = (proxies: Config["TRUST_PROXY"]) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;

/** Requests that never reach a route: another host name, the legacy script pages, a form of another site. */
async function refuseEarly(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const path = pathOf(request);
  if (!isHost(request.host)) throw Object.assign(new Error("not a host"), { statusCode: 400 });
  if (config.PUBLIC_URL && path !== "/healthz" && request.host !== new URL(config.PUBLIC_URL).host)
    return reply.redirect(new URL(config.PUBLIC_URL).origin + request.url, 301);
  if (/^\/php/i.test(path) || /\.php$/i.test(path)) return reply.callNotFound();
  if (isForged(request))
    return reply.code(403).send({ refused: "foreign-origin", message: problemText(403) });
  return undefined;
}

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
