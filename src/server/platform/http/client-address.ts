/** Addresses as relays report them: some add a port or a zone, which are no part of the address. */
import type { FastifyRequest } from "fastify";
import { isIP } from "node:net";

/** `[2001:db8::1]:443`, `198.51.100.7:51234`; anything else is compared as it is. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** The IP address of `text`; undefined when there is none. */
export function addressIn(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, "$1");
  const [, six, four] = WITH_PORT.exec(bare) ?? [];
  const [address = ""] = (six ?? four ?? bare).split("%", 1);
  return isIP(address) === 0 ? undefined : address;
}

/** The relays' list without what is no address: nothing to the left of such an element can be trusted. */
export function cleanForwardedFor({ headers }: FastifyRequest["raw"]): void {
  const forwarded = headers["x-forwarded-for"];
  if (forwarded === undefined) return;
  const hops = [forwarded].flat().join(",").split(",").map(addressIn);
  const readable = hops.slice(hops.lastIndexOf(undefined) + 1);
  if (readable.length > 0) headers["x-forwarded-for"] = readable.join(", ");
  else delete headers["x-forwarded-for"];
}

/** The visitor's address, as PostgreSQL's `inet` accepts it; undefined for a local socket. */
export const addressOf = ({ ip }: Pick<FastifyRequest, "ip">): string | undefined =>
  addressIn(ip ?? "");
