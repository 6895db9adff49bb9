import type { FastifyReply } from "fastify";

/** Answers with the page or the JSON of what does not exist: `return notFound(reply)`. */
export function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
