/**
 * The interface of an approved platform (XP Z12-013): flows are sent, found and read; a directory answers where a company
 * receives. OAuth2 by client credentials.
 */
import { z } from "zod";
import { ask, readJson, type FlowAnswer, type FlowsAddress, type FlowSession } from "./ask.ts";
import { multipart, type NewFlow } from "./multipart.ts";

const flow = z.object({
  flowId: z.string().min(1).max(200),
  trackingId: z.string().max(200).nullish(),
  // On one clock, so that two of them compare.
  updatedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
  flowDirection: z.enum(["In", "Out"]),
  flowType: z.string().max(60),
  flowSyntax: z.string().max(30),
  acknowledgement: z
    .object({
      status: z.string(),
      details: z
        .array(z.object({ reasonCode: z.string().nullish(), reasonMessage: z.string().nullish() }))
        .nullish(),
    })
    .nullish(),
});
export type Flow = z.output<typeof flow>;

/** Of one search. */
export const FLOWS_AT_ONCE = 100;

const token = z.object({ access_token: z.string().min(1).max(5000) });

export async function openFlows(address: FlowsAddress): Promise<FlowAnswer<FlowSession>> {
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: address.login,
    client_secret: address.secret,
  });
  const answer = await ask(address, {
    method: "POST",
    path: "/oauth2/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: Buffer.from(body.toString()),
  });
  const read = readJson(answer, token);
  return "failure" in read ? read : { value: { ...address, token: read.value.access_token } };
}

const submitted = z.object({ flowId: z.string().min(1).max(200) });

/** Answers the platform's own name of the flow. */
export async function sendFlow(session: FlowSession, sent: NewFlow): Promise<FlowAnswer<string>> {
  const { body, type } = multipart(sent);
  const answer = await ask(session, {
    method: "POST",
    path: "/v1/flows",
    headers: { "content-type": type },
    body,
  });
  const read = readJson(answer, submitted);
  return "failure" in read ? read : { value: read.value.flowId };
}

const found = z.object({ results: z.array(flow).max(1000) });

/** What changed since this instant, oldest first; everything when it is null. */
export async function findFlows(
  session: FlowSession,
  updated_after: string | null,
): Promise<FlowAnswer<Flow[]>> {
  const where = updated_after === null ? {} : { updatedAfter: updated_after };
  const answer = await ask(session, {
    method: "POST",
    path: "/v1/flows/search",
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ limit: FLOWS_AT_ONCE, where })),
  });
  const read = readJson(answer, found);
  if ("failure" in read) return read;
  return { value: read.value.results.toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1)) };
}

/** The very bytes of a flow; undefined when the platform no longer has it. */
export async function readFlow(
  session: FlowSession,
  flow_id: string,
): Promise<FlowAnswer<Buffer | undefined>> {
  const path = `/v1/flows/${encodeURIComponent(flow_id)}?docType=Original`;
  const answer = await ask(session, { method: "GET", path, headers: {} });
  const isGone = "failure" in answer && /^(404|410)\b/.test(answer.detail);
  return isGone ? { value: undefined } : answer;
}

const lines = z.object({
  results: z
    .array(z.object({ addressingIdentifier: z.string().max(200), dateTo: z.string().nullish() }))
    .max(1000),
});

/** The addresses of a company in the directory; none for one that receives nothing. */
export async function findAddresses(
  session: FlowSession,
  siren: string,
): Promise<FlowAnswer<string[]>> {
  const answer = await ask(session, {
    method: "POST",
    path: "/v1/directory-line/search",
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ filters: { siren: { op: "strict", value: siren } } })),
  });
  const read = readJson(answer, lines);
  if ("failure" in read) return read;
  const open = read.value.results.filter(({ dateTo }) => !dateTo);
  return { value: open.map(({ addressingIdentifier }) => addressingIdentifier) };
}
