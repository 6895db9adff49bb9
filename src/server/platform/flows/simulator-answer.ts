/** The requests that the simulator answers. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { cutParts } from "./parts.ts";
import { callAbout, subscribed, unsubscribed } from "./simulator-calls.ts";
import { keep, type State } from "./simulator-state.ts";

export async function answer(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const { pathname } = new URL(request.url ?? "/", "http://simulator");
  const route = `${request.method} ${pathname}`;
  if (state.failing.left > 0 && pathname.startsWith(state.failing.path)) {
    state.failing.left -= 1;
    return void response.writeHead(state.failing.status).end("en panne");
  }
  if (route === "POST /oauth2/token") return json(response, ...signIn(state, body));
  if (!state.tokens.has(request.headers.authorization?.replace("Bearer ", "") ?? ""))
    return json(response, 401, { errorCode: "UNAUTHORIZED" });
  if (route === "POST /v1/flows") return json(response, ...receive(state, request, body));
  if (route === "POST /v1/flows/search") return json(response, 200, search(state, body));
  if (route === "POST /v1/directory-line/search") return json(response, 200, look(state, body));
  if (pathname.startsWith("/v1/webhooks")) return json(response, ...calling(state, route, body));
  const flow = state.flows.find(({ flowId }) => pathname === `/v1/flows/${flowId}`);
  if (flow && !state.gone.has(flow.flowId) && request.method === "GET")
    return void response.writeHead(200).end(flow.bytes);
  json(response, 404, { errorCode: "NOT_FOUND" });
}

function calling(state: State, route: string, body: Buffer): [number, object] {
  if (route === "POST /v1/webhooks") return subscribed(state, body);
  const [, id] = /^DELETE \/v1\/webhooks\/([\w-]+)$/.exec(route) ?? [];
  if (id) return unsubscribed(state, id);
  return [200, { webhookIds: state.subscriptions.map(({ webhookId }) => webhookId) }];
}

function signIn(state: State, body: Buffer): [number, object] {
  const form = new URLSearchParams(body.toString());
  const isKnown =
    form.get("client_id") === state.login && form.get("client_secret") === state.secret;
  if (!isKnown) return [401, { error: "invalid_client" }];
  const token = randomUUID();
  state.tokens.add(token);
  return [200, { access_token: token, token_type: "Bearer", expires_in: 300 }];
}

const flowInfo = z.object({
  trackingId: z.string().min(1),
  name: z.string(),
  flowSyntax: z.string(),
  flowType: z.string(),
});

/** A tracking number that it knows already is the same flow. */
function receive(state: State, request: IncomingMessage, body: Buffer): [number, object] {
  state.posts += 1;
  const parts = cutParts(body, request.headers["content-type"] ?? "");
  const [info, file] = [parts.get("flowInfo"), parts.get("file")];
  if (!info || !file) return [400, { errorCode: "MISSING_PART" }];
  const read = flowInfo.safeParse(JSON.parse(info.toString()));
  if (!read.success) return [400, { errorCode: "INVALID_FLOW_INFO" }];
  const { trackingId: tracking, name, flowSyntax: syntax, flowType: type } = read.data;
  const known = state.flows.find(({ trackingId }) => trackingId === tracking);
  const kept =
    known ?? keep(state, { direction: "Out", type, syntax, bytes: file, tracking, name });
  if (!known) callAbout(state, kept);
  return [202, { flowId: kept.flowId, trackingId: tracking }];
}

const searched = z.object({
  limit: z.int().positive(),
  where: z.object({ updatedAfter: z.string().optional() }),
});

function search({ flows }: State, body: Buffer): object {
  const { limit, where } = searched.parse(JSON.parse(body.toString()));
  const after = where.updatedAfter ?? "";
  const results = flows
    .filter(({ updatedAt }) => updatedAt > after)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1))
    .slice(0, limit)
    .map(({ bytes: _bytes, ...flow }) => flow);
  return { limit, results };
}

const looked = z.object({ filters: z.object({ siren: z.object({ value: z.string() }) }) });

function look({ directory }: State, body: Buffer): object {
  const { filters } = looked.parse(JSON.parse(body.toString()));
  const addresses = directory.get(filters.siren.value) ?? [];
  return { results: addresses.map((addressingIdentifier) => ({ addressingIdentifier })) };
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}
