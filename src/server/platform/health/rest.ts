/** What watches the house asks: is it alive, can it work, how much does it do. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import type { Build } from "../http/build.ts";
import type { Metrics } from "./metrics.ts";
import { type Watched, watchReadiness } from "./readiness.ts";

type Health = Watched & { build: Build; metrics: Metrics; token: string | undefined };

export function healthRest(
  app: FastifyInstance,
  { build, metrics, token, ...watched }: Health,
): void {
  const readiness = watchReadiness(watched);
  app.get("/healthz", async (_request, reply) => fresh(reply).send({ ok: true, ...build }));
  app.get("/readyz", async (_request, reply) => {
    const state = await readiness();
    return fresh(reply)
      .code(state.ok ? 200 : 503)
      .send(state);
  });
  app.get("/metrics", async (request, reply) => {
    if (token === undefined) return reply.callNotFound();
    if (!holds(request, token)) return fresh(reply).code(401).send({ refused: "not-allowed" });
    const { type, text } = await metrics.read();
    return fresh(reply).type(type).send(text);
  });
}

const fresh = (reply: FastifyReply): FastifyReply => reply.header("cache-control", "no-store");

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const holds = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
