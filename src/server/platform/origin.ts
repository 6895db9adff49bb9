import type { Config } from "./config.ts";

/**
 * What the links of a message begin with. Never taken from a request: whoever forged its Host header
 * would have us send somebody else's links.
 */
export const publicOrigin = ({ PUBLIC_URL, PORT }: Pick<Config, "PUBLIC_URL" | "PORT">): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;
