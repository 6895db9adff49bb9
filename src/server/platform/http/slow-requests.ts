/** What keeps a socket busy without sending anything: bodies that drip, and too many connections at once. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Socket } from "node:net";

/** The slowest line that is waited for: 16 kB a second, and a minute at least. */
const SLOWEST_BYTES_PER_SECOND = 16_000;
const SHORTEST_MS = 60_000;

/**
 * A body must come within the time that its largest size takes on a slow line; otherwise its socket is cut. A film of
 * a signed-in account has as long as a request may last.
 */
export function cutSlowBodies(app: FastifyInstance, shortest = SHORTEST_MS): void {
  app.addHook("onRequest", async (request) => {
    const { raw } = request;
    if (raw.complete || !hasBody(request)) return;
    const allowed = Math.max(
      shortest,
      (request.routeOptions.bodyLimit / SLOWEST_BYTES_PER_SECOND) * 1_000,
    );
    const timer = setTimeout(() => {
      if (!raw.complete && !isFilm(request)) raw.destroy();
    }, allowed).unref();
    raw.once("end", () => clearTimeout(timer));
    raw.once("close", () => clearTimeout(timer));
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isFilm = ({ accountId, headers }: FastifyRequest): boolean =>
  accountId !== undefined && (headers["content-type"] ?? "").startsWith("multipart/");

/** Sockets in all, and from one address unless a relay stands in front: all visitors then have its address. */
const MOST_SOCKETS = 5_000;
const MOST_FROM_ONE_ADDRESS = 500;

type Limits = { behindRelay: boolean; perAddress?: number };

export function limitConnections(
  { server }: FastifyInstance,
  { behindRelay, perAddress = MOST_FROM_ONE_ADDRESS }: Limits,
): void {
  server.maxConnections = MOST_SOCKETS;
  if (behindRelay) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const from = socket.remoteAddress ?? "";
    const count = (open.get(from) ?? 0) + 1;
    open.set(from, count);
    socket.once("close", () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
    if (count > perAddress) socket.destroy();
  });
}
