/** One name for a request in the logs, in the answer's headers and on the page of an error, short enough to be read aloud. */
import { randomInt } from "node:crypto";
import { compile } from "@fastify/proxy-addr";
import type { Config } from "../config.ts";

export const REQUEST_ID = "x-request-id";

/** Without the letters and figures that are taken for one another. */
const SIGNS = "23456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 10;

/** What relays make: UUIDs, hexadecimal traces, nothing that could forge a line of a log. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** What is read of a request. */
type Asking = { headers: Record<string, unknown>; socket: { remoteAddress?: string | undefined } };

/** The relay's own name for the request when the relay is trusted, else a new one. */
export function requestIds(proxies: Config["TRUST_PROXY"]) {
  const trusts = trustOf(proxies);
  return ({ headers, socket }: Asking): string => {
    const given = headers[REQUEST_ID];
    const isOurs = typeof given === "string" && WELL_FORMED.test(given);
    return isOurs && trusts(socket.remoteAddress) ? given : newId();
  };
}

function trustOf(proxies: Config["TRUST_PROXY"]): (address: string | undefined) => boolean {
  if (typeof proxies === "number") return () => proxies > 0;
  if (typeof proxies === "boolean") return () => proxies;
  const trusts = compile(proxies);
  return (address) => address !== undefined && trusts(address, 0);
}

/** « 7kq4m-2xdpz » */
function newId(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return `${signs.slice(0, LENGTH / 2).join("")}-${signs.slice(LENGTH / 2).join("")}`;
}
