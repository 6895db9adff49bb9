/** An e-mail as it came: in the JSON of a provider, or whole. */
import { createHash } from "node:crypto";
import PostalMime, { type Attachment } from "postal-mime";
import { z } from "zod";
import type { AttachedFile } from "../../../domain/file/attachment/attachment.ts";
import type { InboundEmail } from "./receive.ts";

export const LONGEST_TEXT = 200_000;
const MOST_FILES = 100;
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
const attachmentShape = z.object({
  filename: z.string().max(400).default(""),
  embedded: z.boolean().default(false),
  content: z.base64(),
});
const jsonShape = emailShape.extend({
  attached: z.array(attachmentShape).max(MOST_FILES).default([]),
});
const rawShape = z.object({ raw: z.string().min(1).or(z.instanceof(Uint8Array)) });

/** Undefined for what is no e-mail. */
export async function readEmail(body: unknown): Promise<InboundEmail | undefined> {
  const whole = rawShape.safeParse(body);
  if (whole.success) return readRaw(whole.data.raw);
  const { data } = jsonShape.safeParse(body);
  if (!data) return undefined;
  const attached = data.attached.map(({ content, ...file }) => ({
    ...file,
    bytes: Buffer.from(content, "base64"),
  }));
  return { ...data, attached, from: addressIn(data.from) };
}

/** As the mailbox received it. Without a Message-ID, its very bytes say whether it came before. */
export async function readRaw(raw: string | Uint8Array): Promise<InboundEmail | undefined> {
  const mail = await PostalMime.parse(raw).catch(() => undefined);
  if (!mail?.from?.address) return undefined;
  const to = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => address ?? []);
  const { data } = emailShape.safeParse({
    from: mail.from.address,
    to: [...to, mail.deliveredTo ?? ""].slice(0, 50),
    subject: mail.subject,
    text: (mail.text ?? textOf(mail.html ?? "")).slice(0, LONGEST_TEXT),
    message_id: mail.messageId ?? createHash("sha256").update(raw).digest("hex"),
    in_reply_to: mail.inReplyTo,
    references: mail.references,
  });
  return data && { ...data, attached: mail.attachments.slice(0, MOST_FILES).map(attachedFile) };
}

const attachedFile = ({ filename, content, related }: Attachment): AttachedFile => ({
  filename: filename ?? "",
  embedded: related ?? false,
  bytes: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
});

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
