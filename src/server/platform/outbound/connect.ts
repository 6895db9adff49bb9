/** Opens a connection to an address that a stranger chose: never one of our own machines, no redirection. */
import { lookup as lookUp, type LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { isPublicAddress } from "./address.ts";

export type OutboundFailure = "private-address" | "timeout" | "unreachable" | "certificate";

class ClosedAddress extends Error {
  override name = "ClosedAddress";
}

export type Sent = {
  method: string;
  headers: Readonly<Record<string, string>>;
  /** Undefined for a request without one. */
  body: Buffer | undefined;
};

type Opening = {
  signal: AbortSignal;
  /** Tests and programs on the same machine: any address, and http. */
  isLocalAllowed: boolean;
};

/** The head of the answer; its body is read by who called. Throws what `failureOf` names. */
export function openConnection(
  url: URL,
  { method, headers, body }: Sent,
  { signal, isLocalAllowed }: Opening,
): Promise<IncomingMessage> {
  if (!isLocalAllowed) refuseClosed(url);
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body && { "content-length": String(body.byteLength) }) },
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

/** A name is looked up when the connection is made; an address is connected to as it stands. */
function refuseClosed({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:" || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw new ClosedAddress(host);
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

export function failureOf(error: unknown, signal: AbortSignal): OutboundFailure {
  if (signal.aborted) return "timeout";
  if (error instanceof ClosedAddress) return "private-address";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /CERT|TLS|SSL|EPROTO|SIGNATURE|ISSUER/.test(code) ? "certificate" : "unreachable";
}
