/**
 * Where the provider of e-mail and the provider of SMS deliver the replies of clients, with the secret of the configuration.
 * An e-mail comes as JSON, its files in base64, or whole as it was received (message/rfc822, or `raw` in the JSON).
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { LONGEST_TEXT, readEmail } from "./read.ts";
import { receiveEmail, receiveSms } from "./receive.ts";

const OPTIONS = {
  bodyLimit: 25 * 1024 * 1024,
  config: { rateLimit: { max: 600, timeWindow: 60_000 } },
};

type Needed = Pick<Services, "config" | "database" | "clock">;

export async function inboundRest(app: FastifyInstance, services: Needed): Promise<void> {
  const { config, database, clock } = services;
  const { INBOUND_SECRET: secret } = config;
  const inbox = ({ log }: FastifyRequest) => ({ database, config, log, at: clock() });
  await app.register(async (scope) => {
    scope.addContentTypeParser("message/rfc822", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, { raw: body }),
    );
    scope.addHook("onRequest", async (request, reply) => {
      if (!secret) return notFound(reply);
      return isAllowed(request, secret)
        ? undefined
        : reply.code(401).send({ refused: "not-allowed" });
    });
    scope.post("/api/v1/inbound/email", OPTIONS, async (request, reply) => {
      const email = await readEmail(request.body);
      if (!email) return reply.code(400).send({ refused: "bad-input" });
      return { received: await receiveEmail(inbox(request), email) };
    });
    scope.post("/api/v1/inbound/sms", OPTIONS, async (request, reply) => {
      const sms = smsShape.safeParse(request.body);
      if (!sms.success) return reply.code(400).send({ refused: "bad-input" });
      return { received: await receiveSms(inbox(request), sms.data) };
    });
  });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const isAllowed = ({ headers }: FastifyRequest, secret: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${secret}`));

const smsShape = z.object({
  from: z.string().min(3).max(40),
  text: z.string().min(1).max(LONGEST_TEXT),
  id: z.string().min(1).max(200),
});
