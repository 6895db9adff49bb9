/** The address of a request as the router reads it, whatever its spelling. */
import type { FastifyRequest } from "fastify";
import { posix } from "node:path";

/** Without the scheme and host of an absolute address (`GET http://host/path`): path and query. */
export const localUrl = ({ url }: Pick<FastifyRequest, "url">): string =>
  url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "") || "/";

/** Decoded and normalised: `/%61pp/./x` is `/app/x`, so that a rule on paths cannot be evaded by spelling. */
export function pathOf(request: Pick<FastifyRequest, "url">): string {
  const [encoded = "/"] = localUrl(request).split(/[?#]/, 1);
  return posix.normalize(`/${decode(encoded)}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
