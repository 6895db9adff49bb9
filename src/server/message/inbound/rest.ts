/**
 * Where the provider of e-mail and the provider of SMS deliver the replies of clients, with the secret of the configuration.
 * An e-mail comes as JSON, or whole as it was received (message/rfc822, or `raw` in the JSON).
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import PostalMime from "postal-mime";
import { z } from "zod";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { receiveEmail, receiveSms, type InboundEmail } from "./receive.ts";

const OPTIONS = {
  bodyLimit: 25 * 1024 * 1024,
  config: { rateLimit: { max: 600, timeWindow: 60_000 } },
};

type Needed = Pick<Services, "config" | "database" | "clock">;

export async function inboundRest(app: FastifyInstance, services: Needed): Promise<void> {
  const { config, database, clock } = services;
  const { INBOUND_SECRET: secret } = config;
  await app.register(async (scope) => {
    scope.addContentTypeParser("message/rfc822", { parseAs: "string" }, (_request, body, done) =>
      done(null, { raw: String(body) }),
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
      return { received: await receiveEmail({ database, at: clock() }, email) };
    });
    scope.post("/api/v1/inbound/sms", OPTIONS, async (request, reply) => {
      const sms = smsShape.safeParse(request.body);
      if (!sms.success) return reply.code(400).send({ refused: "bad-input" });
      return { received: await receiveSms({ database, at: clock() }, sms.data) };
    });
  });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const isAllowed = ({ headers }: FastifyRequest, secret: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${secret}`));

const LONGEST_TEXT = 200_000;
const text = z.string().max(LONGEST_TEXT).default("");
const several = z
  .union([z.string().max(2_000), z.array(z.string().max(400)).max(50)])
  .transform((given) => (typeof given === "string" ? [given] : given));
const emailShape = z.object({
  from: z.string().max(400),
  to: several,
  subject: text,
  text,
  message_id: z.string().min(1).max(900),
  in_reply_to: text,
  references: text,
});
const rawShape = z.object({ raw: z.string().min(1) });
const smsShape = z.object({
  from: z.string().min(3).max(40),
  text: z.string().min(1).max(LONGEST_TEXT),
  id: z.string().min(1).max(200),
});

async function readEmail(body: unknown): Promise<InboundEmail | undefined> {
  const whole = rawShape.safeParse(body);
  const read = emailShape.safeParse(whole.success ? await fromRaw(whole.data.raw) : body);
  return read.success ? { ...read.data, from: addressIn(read.data.from) } : undefined;
}

async function fromRaw(raw: string): Promise<unknown> {
  const mail = await PostalMime.parse(raw).catch(() => undefined);
  if (!mail) return undefined;
  const to = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => address ?? []);
  return {
    from: mail.from?.address ?? "",
    to: [...to, mail.deliveredTo ?? ""],
    subject: mail.subject,
    text: (mail.text ?? textOf(mail.html ?? "")).slice(0, LONGEST_TEXT),
    message_id: mail.messageId,
    in_reply_to: mail.inReplyTo,
    references: mail.references,
  };
}

/** A letter without a text part: its lines, without the tags. */
const textOf = (html: string): string =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, "")
    .replace(/<blockquote[\s\S]*$/i, "")
    .replace(/<br\s*\/?>|<\/(p|div|li)>/gi, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** « Hélène <h@example.org> » → « h@example.org » */
const addressIn = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
