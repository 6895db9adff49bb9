/** The error service of the specification (§8): what failed in a browser of the office is a line of the server's log. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";

const cut = (most: number) => z.string().transform((text) => text.slice(0, most));

const report = z.object({
  message: cut(500).refine((text) => text.trim() !== ""),
  stack: cut(4_000).default(""),
  /** Of the office, whose paths hold no secret; links of clients do, and are not reported. */
  path: z.string().regex(/^\/(app|admin)(\/[\w-]{0,64}){0,6}$/),
});

/** Open to visitors: the sign-in may fail too. Nothing is stored but the line, and no error is worth a second one. */
export function browserErrors(app: FastifyInstance): void {
  const options = { bodyLimit: 16_384, config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
  app.post("/api/v1/errors", options, async (request, reply) => {
    const read = report.safeParse(request.body);
    if (!read.success)
      return reply.code(422).send({ refused: "bad-input", message: "Ce rapport est illisible." });
    request.log.warn({ kind: "browser", ...read.data }, "browser error");
    return reply.code(204).send();
  });
}
