/**
 * Sends e-mail: by an SMTP server when one is configured, else into the local outbox, a folder of `.eml` files
 * that any mail program opens.
 */
import { createTransport, type SendMailOptions } from "nodemailer";
import { closeSync, fdatasync, openSync, renameSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { composeLetter } from "./mail/compose.ts";
import { PRIVATE_FILE } from "./storage.ts";
import { PRIVATE_FOLDER } from "./storage/disk.ts";

export type MailConfig = {
  /** smtp://user:password@host:port, or smtps:// */
  SMTP_URL?: string | null | undefined;
  /** « Établi <ne-pas-repondre@etabli.example> » or an address alone. */
  MAIL_FROM: string;
  DATA_DIR: string;
};

export type Letter = {
  /** Stable id of the e-mail: sent twice, it keeps one Message-ID. */
  id: string;
  /** ISO 8601: when it was written; a late delivery does not change it. */
  date: string;
  /** Shown as the sender, before the address of MAIL_FROM. */
  from_name: string;
  reply_to: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly { filename: string; content_type: string; content: string | Buffer }[];
};

export type MailTransport = "smtp" | "outbox";

export type Mail = {
  /** Rejects when the e-mail could not be delivered; `isFinal` says that a retry is useless. */
  send(letter: Letter): Promise<MailTransport>;
  close(): void;
};

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

export function createMail(config: MailConfig): Mail {
  return config.SMTP_URL ? smtp(config.SMTP_URL, config.MAIL_FROM) : outbox(config);
}

/** A permanent refusal of this e-mail (5xx for its addresses or content), not of our login. */
export const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EENVELOPE" || error.code === "EMESSAGE") &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500;

function smtp(url: string, from: string): Mail {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    send: async (letter) => {
      await transport.sendMail(optionsOf(letter, from));
      return "smtp";
    },
    close: () => transport.close(),
  };
}

function outbox({ MAIL_FROM, DATA_DIR }: MailConfig): Mail {
  const folder = path.join(DATA_DIR, "outbox");
  return {
    send: async (letter) => {
      const message = composeLetter(optionsOf(letter, MAIL_FROM));
      const file = path.join(folder, `${letter.date.slice(0, 10)}-${letter.id}.eml`);
      // The folder is created only when it is missing: creating it for each e-mail cost a seventh of a booking.
      await put(file, message).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
        await put(file, message);
      });
      return "outbox";
    },
    close: () => undefined,
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** All that reading the file needs: its bytes and its length, without the hour at which it was written. */
const flush = promisify(fdatasync);

/**
 * Written, flushed, then renamed: a reader never sees half a file, and a crash after the task loses nothing. Only the flush
 * waits for the disk; each other call costs less than handing it to a thread.
 */
async function put(file: string, message: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  const descriptor = openSync(part, "w", PRIVATE_FILE);
  try {
    writeFileSync(descriptor, message);
    await flush(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(part, file);
}

function optionsOf(letter: Letter, from: string): SendMailOptions {
  const address = addressIn(from);
  return {
    messageId: `<${letter.id}@${address.split("@")[1] ?? "localhost"}>`,
    date: new Date(letter.date),
    from: { name: letter.from_name, address },
    // As objects: a comma in a typed name must not add a recipient.
    to: { name: "", address: letter.to },
    ...(letter.reply_to ? { replyTo: { name: letter.from_name, address: letter.reply_to } } : {}),
    subject: letter.subject,
    text: letter.text,
    ...(letter.html ? { html: letter.html } : {}),
    textEncoding: "quoted-printable",
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: letter.attachments.map(({ filename, content_type, content }) => ({
      filename,
      contentType: content_type,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** "Établi <a@b.fr>" and "a@b.fr" → "a@b.fr" */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
