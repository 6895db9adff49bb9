/**
 * The HTTP server every noun plugs into: security headers, canonical host, refusals in French,
 * compression, one log line a request. A route asks for a limit with
 * `config: { rateLimit: { max: 20, timeWindow: 60_000 } }`, counted for all processes together.
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
import { attemptStore, networkOf } from "./limit.ts";
import type { Log } from "./log.ts";

export type HttpOptions = {
  config: Config;
  database: Database;
  log: Log;
  /** Answers a person's browser with a page; programs get JSON. */
  showProblem: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<unknown>;
};

const BODY_LIMIT = 1_048_576;
/** A wire on which nothing passes is cut: a body that never comes must not be waited for. Live feeds beat more often. */
const SILENCE_MS = 120_000;
/** A body that drips is cut too: a film of 100 MB passes in that time on the slowest line. */
const LONGEST_REQUEST_MS = 3_600_000;

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, database } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    connectionTimeout: SILENCE_MS,
    requestTimeout: LONGEST_REQUEST_MS,
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.addHook("onRequest", async (request, reply) => turnAway(config, request, reply));
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
    answerProblem(options, { request, reply, status: 404 }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "request failed");
    return answerProblem(options, { request, reply, status });
  });
  return app;
}

/** Forwarding headers are believed from these relays only; a number is how many stand before us. */
const trusted = (relays: Config["TRUST_PROXY"]) =>
  typeof relays === "number" ? (_address: string, hop: number) => hop < relays : relays;

/** What never reaches a route: another host name, the scripts of another age, a form from another site. */
async function turnAway(
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

/** A name or an address with its port, for a page repeats it in its own; absent from the oldest programs' requests. */
const isHost = (host: string | undefined): boolean =>
  !host || /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);

export const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";

/**
 * A browser names the origin of every request that changes something; one that is not ours is refused.
 * Cookies are SameSite=Lax besides. A program without a browser sends neither header and no cookie of ours.
 */
function isForged(request: FastifyRequest): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS")
    return false;
  const { origin } = request.headers;
  if (origin !== undefined) return !sameHost(origin, request.host);
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

function securityHeaders(config: Config) {
  const secure = config.PUBLIC_URL?.startsWith("https:") ?? false;
  return {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components set style attributes and the office's library writes style elements.
        styleSrc: ["'self'"],
        styleSrcElem: ["'self'", "'unsafe-inline'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", "blob:"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" as const },
  };
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

const PROBLEMS: Record<number, string> = {
  400: "La demande est mal formée. Rien n’a été enregistré.",
  401: "Vous devez vous connecter.",
  403: "Cette demande vient d’un autre site : elle a été refusée. Rechargez la page et recommencez.",
  404: "Nous ne trouvons pas ce que vous demandez.",
  413: "Ce que vous envoyez est trop volumineux. Rien n’a été enregistré.",
  415: "Ce format n’est pas accepté. Rien n’a été enregistré.",
  429: "Trop de demandes en peu de temps. Patientez une minute, puis recommencez.",
  503: "Le service est très demandé, ou redémarre. Réessayez dans quelques secondes.",
};

const problemText = (status: number): string =>
  PROBLEMS[status] ??
  (status < 500
    ? "La demande ne peut pas être traitée. Rien n’a été enregistré."
    : "Une erreur est survenue de notre côté. Rien n’a été perdu ; réessayez.");

/** When even the page of an error cannot be drawn. */
const LAST_PAGE =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Erreur</title></head>' +
  '<body><h1>Une erreur est survenue</h1><p>Rien n’a été perdu. <a href="/">Revenir à l’accueil</a></p></body></html>';

const REFUSED: Record<number, string> = { 404: "not-found", 413: "too-large", 429: "too-many" };

function tooMany() {
  return Object.assign(new Error("too many"), { statusCode: 429 });
}

type Problem = { request: FastifyRequest; reply: FastifyReply; status: number };

async function answerProblem(
  options: HttpOptions,
  { request, reply, status }: Problem,
): Promise<unknown> {
  void reply.code(status).header("cache-control", "no-store");
  const wantsPage = request.method === "GET" && !pathOf(request).startsWith("/api/");
  if (wantsPage && /text\/html|\*\/\*/.test(request.headers.accept ?? "*/*"))
    return await options.showProblem(request, reply, status).catch((error: unknown) => {
      request.log.error({ err: error }, "the page of a problem failed");
      return reply.type("text/html; charset=utf-8").send(LAST_PAGE);
    });
  const refused = REFUSED[status] ?? (status < 500 ? "bad-request" : "failure");
  return reply.send({ refused, message: problemText(status) });
}
