import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

type Settings = Pick<Config, "PUBLIC_URL" | "PORT">;

/**
 * The origin of the links in messages. Never taken from a request: with a forged Host header, an attacker could
 * make the product send links to another site.
 */
export const publicOrigin = ({ PUBLIC_URL, PORT }: Settings): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

/**
 * The origin under which a browser sees this answer: the configured one, else scheme and host of the request,
 * whose host was validated on arrival. A relay reports the scheme as free text: only https counts.
 */
export function requestOrigin(
  config: Settings,
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
): string {
  if (config.PUBLIC_URL || !host) return publicOrigin(config);
  return new URL(`${protocol === "https" ? "https" : "http"}://${host}`).origin;
}
