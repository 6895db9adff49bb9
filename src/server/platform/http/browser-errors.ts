/** The error service of the specification (§7): what failed in a browser is a line of the server's log, and is sent on. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { maskPersonal, routeOf } from "../errors/mask.ts";

const cut = (most: number) =>
  z.string().transform((text) => maskPersonal(text.slice(0, most)).slice(0, most));

const said = {
  message: cut(500).refine((text) => text.trim() !== ""),
  stack: cut(4_000).default(""),
};
const report = z.union([
  /** A public page is named by its id: its address may hold a secret. */
  z.object({
    ...said,
    page: z
      .string()
      .regex(/^[a-z]+(-[a-z]+){0,4}$/)
      .max(40),
  }),
  z.object({ ...said, path: z.string().regex(/^\/(app|admin|login)(\/[\w-]{0,64}){0,6}$/) }),
]);

/** Nothing is stored but the line. Without a session the office has one page, the sign-in: its path is not believed. */
export function browserErrors(app: FastifyInstance): void {
  const options = { bodyLimit: 16_384, config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
  app.post("/api/v1/errors", options, async (request, reply) => {
    const read = report.safeParse(request.body);
    if (!read.success)
      return reply.code(422).send({ refused: "bad-input", message: "Ce rapport est illisible." });
    const { message, stack } = read.data;
    const route =
      "page" in read.data
        ? `page ${read.data.page}`
        : request.accountId
          ? routeOf(read.data.path)
          : "page sign-in";
    request.log.warn({ kind: "browser", message, stack, route }, "browser error");
    return reply.code(204).send();
  });
}
