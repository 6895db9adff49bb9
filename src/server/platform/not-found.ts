import type { FastifyReply } from "fastify";

/** Answers 404 with the page or the JSON: `return notFound(reply)`. */
export function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
