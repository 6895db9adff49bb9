/** Sends a body to an address that a stranger chose: no redirection, a short answer, a time limit, no machine of ours. */
import { lookup as lookUp, type LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { isPublicAddress } from "./address.ts";

export type OutboundFailure = "private-address" | "timeout" | "unreachable" | "certificate";

/** `answer` is the beginning of what came back; the status is null when nothing did. Durations are in milliseconds. */
export type OutboundResult = {
  status_code: number | null;
  failure: OutboundFailure | "";
  answer: string;
  duration: number;
};

export type OutboundLetter = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** In milliseconds, from the look-up of the name to the end of the answer. */
  limit: number;
  /** Tests and programs on the same machine: any address, and http. */
  isLocalAllowed: boolean;
};

const MOST_READ = 4096;
const MOST_SHOWN = 1000;

class ClosedAddress extends Error {
  override name = "ClosedAddress";
}

/** Never throws. */
export async function postOutside(letter: OutboundLetter): Promise<OutboundResult> {
  const started = performance.now();
  const signal = AbortSignal.timeout(letter.limit);
  const outcome = await attempt(letter, signal).catch((error: unknown) => ({
    status_code: null,
    failure: failureOf(error, signal),
    answer: "",
  }));
  return { ...outcome, duration: Math.round(performance.now() - started) };
}

async function attempt(
  letter: OutboundLetter,
  signal: AbortSignal,
): Promise<Omit<OutboundResult, "duration">> {
  const url = new URL(letter.url);
  if (!letter.isLocalAllowed) refuseClosed(url);
  const response = await send(url, letter, signal);
  const answer = await readBeginning(response, signal);
  return { status_code: response.statusCode ?? null, failure: "", answer };
}

/** A name is looked up when the connection is made; an address is connected to as it stands. */
function refuseClosed({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:" || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw new ClosedAddress(host);
}

function send(
  url: URL,
  { headers, body, isLocalAllowed }: OutboundLetter,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
    // A connection of its own: one that was kept would not be looked at again.
    agent: false,
    signal,
    ...(!isLocalAllowed && { lookup: lookUpOpen }),
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options);
    request.once("response", resolve).once("error", reject).end(body);
  });
}

/** The very addresses that are connected to: a name that answers otherwise the second time deceives no check. */
const lookUpOpen: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const closed = error ?? closedAmong(hostname, addresses);
    const [first] = addresses ?? [];
    if (closed || !first) callback(closed ?? new ClosedAddress(hostname), "", 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

const closedAmong = (
  hostname: string,
  addresses: readonly LookupAddress[],
): ClosedAddress | undefined =>
  addresses.every(({ address }) => isPublicAddress(address))
    ? undefined
    : new ClosedAddress(hostname);

async function readBeginning(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MOST_READ) break;
    }
  } catch (error) {
    // The status came: a body that is cut short changes nothing, one that never ends does.
    if (signal.aborted) throw error;
  } finally {
    response.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, MOST_READ).toString("utf8");
  return text.replaceAll("\0", "").slice(0, MOST_SHOWN);
}

function failureOf(error: unknown, signal: AbortSignal): OutboundFailure {
  if (signal.aborted) return "timeout";
  if (error instanceof ClosedAddress) return "private-address";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /CERT|TLS|SSL|EPROTO|SIGNATURE|ISSUER/.test(code) ? "certificate" : "unreachable";
}
