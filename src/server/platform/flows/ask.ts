/** One request to an approved platform, and why it has no answer. */
import type { z } from "zod";
import { fetchOutside, type OutboundAnswer } from "../outbound/fetch.ts";

export type FlowsAddress = {
  url: string;
  login: string;
  secret: string;
  isLocalAllowed: boolean;
};

export type FlowFailure =
  | "private-address"
  | "timeout"
  | "unreachable"
  | "certificate"
  | "refused"
  | "unreadable";

export type FlowAnswer<Value> = { value: Value } | { failure: FlowFailure; detail: string };

/** What one conversation with a platform needs: its address, and a token for the time of it. */
export type FlowSession = FlowsAddress & { token: string };

const LIMIT = 20_000;
const MOST = 12 * 1024 * 1024;

type Asking = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
};

export async function ask(
  address: FlowsAddress & { token?: string },
  { method, path, headers, body }: Asking,
): Promise<FlowAnswer<Buffer>> {
  const answer = await fetchOutside({
    method,
    url: `${address.url.replace(/\/+$/, "")}${path}`,
    headers: {
      accept: "application/json",
      ...headers,
      ...(address.token && { authorization: `Bearer ${address.token}` }),
    },
    ...(body && { body }),
    limit: LIMIT,
    isLocalAllowed: address.isLocalAllowed,
    most: MOST,
  });
  return bodyOf(answer);
}

function bodyOf(answer: OutboundAnswer): FlowAnswer<Buffer> {
  if (answer.failure !== undefined) return { failure: answer.failure, detail: "" };
  if (answer.status >= 200 && answer.status < 300) return { value: answer.body };
  const detail = `${answer.status} ${answer.body.toString("utf8", 0, 200)}`.trim();
  return { failure: "refused", detail: detail.replaceAll("\0", "") };
}

export function readJson<Value>(
  answer: FlowAnswer<Buffer>,
  shape: z.ZodType<Value>,
): FlowAnswer<Value> {
  if ("failure" in answer) return answer;
  try {
    return { value: shape.parse(JSON.parse(answer.value.toString("utf8"))) };
  } catch {
    return { failure: "unreadable", detail: "" };
  }
}
