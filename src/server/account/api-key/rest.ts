/** The gate of the programs: who presents a key, what it may, how often; then what the door answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bearerKey } from "../../../domain/account/api-key/api-key.ts";
import { API_SCOPES, type ApiScope } from "../../../domain/account/api-key/scope.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { messagesOf } from "../../../domain/validation.ts";
import {
  describeDoor,
  NOTHING,
  readNothing,
  routeOf,
  type Asked,
  type Door,
  type RefusalWords,
} from "../../platform/api/door.ts";
import { COMMON_WORDS, type CommonWord } from "../../platform/api/refusals.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { isNotFound } from "../../platform/graphql.ts";
import { countAttempt, networkOf } from "../../platform/limit.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Services } from "../../services.ts";
import { noStore } from "../rest.ts";
import { findKey, type OpenKey } from "./store.ts";

const MINUTE = 60_000;
/** Requests a minute: of one network, whatever it presents; then of one key, wherever it is used. */
const MOST_OF_NETWORK = 600;
const MOST_OF_KEY = 300;

const LIMIT = {
  config: {
    rateLimit: {
      max: MOST_OF_NETWORK,
      timeWindow: MINUTE,
      keyGenerator: ({ ip }: FastifyRequest) => `programs of ${networkOf(ip)}`,
    },
  },
};

/** Registers the route and describes it in the document. */
export function openDoor<Params, Query, Body, Answer>(
  app: FastifyInstance,
  services: Services,
  door: Door<Params, Query, Body, Answer>,
): void {
  const url = routeOf(door.path);
  const serve = keyed(app, services, door);
  if (door.method === "get") app.get(url, LIMIT, serve);
  else app.post(url, LIMIT, serve);
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The handler of a door, for a route that people use as well: `hasBearer` says who asks. */
export function keyed<Params, Query, Body, Answer>(
  app: FastifyInstance,
  services: Services,
  door: Door<Params, Query, Body, Answer>,
): Handler {
  describeDoor(app, door);
  return async (request, reply) => {
    const key = await admit(services, request, door.needs);
    if (isRefusal(key)) return refuseProgram(reply, key);
    const asked = readRequest(door, key, { request, reply });
    if (isRefusal(asked)) return answerRefusal(door, reply, asked);
    const result = await door.serve(asked).catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
    if (reply.sent) return reply;
    if (result === undefined) return refuseProgram(reply, refuse("not-found"));
    if (isRefusal(result)) return answerRefusal(door, reply, result);
    const body = JSON.stringify(door.answer?.parse(result));
    return door.method === "get"
      ? sendOnce(request, reply, body)
      : sendMade(reply, door.status ?? 200, body);
  };
}

export const hasBearer = ({ headers }: FastifyRequest): boolean =>
  /^bearer\b/i.test(headers.authorization ?? "");

async function admit(
  { database, clock }: Services,
  request: FastifyRequest,
  needs: ApiScope | undefined,
): Promise<OpenKey | Refusal<CommonWord>> {
  const parts = bearerKey(request.headers.authorization);
  const key = parts && (await findKey(database, parts, clock()));
  if (!key) {
    if (parts) logSecurity(request.log, "api-key.refused", { ip: request.ip });
    return refuse("key-unknown");
  }
  const { current, ttl } = await countAttempt(database, `api key ${key.id}`, MINUTE);
  if (current > MOST_OF_KEY) return refuse("too-many", { seconds: Math.ceil(ttl / 1000) });
  if (needs && !key.scopes.includes(needs)) return refuse("scope-missing", { scope: needs });
  return key;
}

type Wire = { request: FastifyRequest; reply: FastifyReply };

function readRequest<Params, Query, Body, Answer>(
  door: Door<Params, Query, Body, Answer>,
  { scope, scopes, created_by }: OpenKey,
  { request, reply }: Wire,
): Asked<Params, Query, Body> | Refusal<CommonWord> {
  const params = door.params.safeParse(request.params);
  if (!params.success) return refuse("not-found");
  const query = door.query.safeParse(request.query);
  if (!query.success) return refuse("bad-input", messagesOf(query.error.issues));
  const body = door.read(request.body);
  if (isRefusal(body)) return body;
  const { shop_id } = scope;
  const me = { id: created_by, firstname: "", lastname: "", role: "FRONT" as const, shop_id };
  return { params: params.data, query: query.data, body, me, scope, scopes, request, reply };
}

/** A refusal of the gate itself, or of what does not exist. */
const refuseProgram = (reply: FastifyReply, refusal: Refusal<CommonWord>): FastifyReply =>
  sendRefusal(reply, COMMON_WORDS, refusal);

const answerRefusal = (
  { words }: { words?: RefusalWords },
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply => sendRefusal(reply, { ...COMMON_WORDS, ...words }, refusal);

const AUTHENTICATE = 'Bearer realm="api"';
const seconds = z.object({ seconds: z.int() });

function sendRefusal(reply: FastifyReply, words: RefusalWords, refusal: Refusal): FastifyReply {
  const { refused, detail } = refusal;
  const word: RefusalWords[string] = words[refused] ?? COMMON_WORDS["bad-input"];
  const { status, message, field } = word;
  if (status === 401) void reply.header("www-authenticate", AUTHENTICATE);
  const wait = seconds.safeParse(detail);
  if (status === 429 && wait.success) void reply.header("retry-after", wait.data.seconds);
  const told = status === 422 || status === 404 ? faults.safeParse(detail).data : undefined;
  const fields = field ? { [field]: message } : told;
  return noStore(reply)
    .code(status)
    .send({ refused, message, ...(fields ? { fields } : { detail }) });
}

const faults = z.record(z.string(), z.string());

const sendMade = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  noStore(reply).code(status).type(JSON_TYPE).send(body);

const JSON_TYPE = "application/json; charset=utf-8";

/** 304 when the program has it already. */
function sendOnce({ headers }: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = `W/"${sha256(body).slice(0, 32)}"`;
  void reply.header("cache-control", "private, no-cache").header("etag", etag);
  void reply.header("vary", "Authorization");
  const known = headers["if-none-match"]?.split(",").some((one) => one.trim() === etag);
  return known ? reply.code(304).send() : reply.type(JSON_TYPE).send(body);
}

const ownKey = z.object({
  shop_id: z.uuid(),
  scopes: z.array(z.enum(API_SCOPES)),
});

/** What a program asks first: which shop its key opens, and what it may there. */
export async function apiKeyRest(app: FastifyInstance, services: Services): Promise<void> {
  openDoor(app, services, {
    method: "get",
    path: "/api/v1/key",
    needs: undefined,
    tag: "Clé",
    summary: "Lire l’atelier et les droits de la clé",
    params: NOTHING,
    query: NOTHING,
    read: readNothing,
    answer: ownKey,
    serve: async ({ scope, scopes }) => ({ shop_id: scope.shop_id, scopes: [...scopes] }),
  });
}
