import type { Config } from "./config.ts";

/**
 * The origin of the links in messages. Never taken from a request: with a forged Host header, an attacker could
 * make the product send links to another site.
 */
export const publicOrigin = ({ PUBLIC_URL, PORT }: Pick<Config, "PUBLIC_URL" | "PORT">): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;
