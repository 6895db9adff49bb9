/** Sends SMS by an HTTP provider when one is configured, else into the local outbox, a text file each. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { PRIVATE_FILE } from "../storage.ts";
import { PRIVATE_FOLDER } from "../storage/disk.ts";

export type SmsConfig = {
  /** Receives `POST {to, from, text, reference}` in JSON. */
  SMS_URL?: string | undefined;
  SMS_TOKEN?: string | undefined;
  /** Shown as the sender: up to eleven letters and figures. */
  SMS_SENDER: string;
  DATA_DIR: string;
};

/** `id` is stable: a provider that knows it already sends nothing twice. */
export type ShortText = { id: string; to: string; text: string };
export type SmsTransport = "sms" | "outbox";
export type Sms = { send(sms: ShortText): Promise<SmsTransport> };

const TIMEOUT_MS = 10_000;

export function createSms(config: SmsConfig): Sms {
  const { SMS_URL: url } = config;
  return { send: (sms) => (url ? post(url, config, sms) : put(config, sms)) };
}

async function post(url: string, config: SmsConfig, sms: ShortText): Promise<SmsTransport> {
  const { id: reference, to, text } = sms;
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": reference,
      ...(config.SMS_TOKEN && { authorization: `Bearer ${config.SMS_TOKEN}` }),
    },
    body: JSON.stringify({ to, from: config.SMS_SENDER, text, reference }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new SmsError(response.status, (await response.text()).slice(0, 200));
  await response.body?.cancel().catch(() => undefined);
  return "sms";
}

/** Too many requests, and a provider that does not know us, are worth another attempt. */
const WORTH_RETRY = [401, 403, 404, 408, 425, 429];

/** As an e-mail server would say it: `isFinal` of mail.ts reads both. */
class SmsError extends Error {
  override name = "SmsError";
  code: string;
  responseCode: number;
  constructor(status: number, answer: string) {
    super(`SMS ${status} ${answer}`.trim());
    const isFinal = status >= 400 && status < 500 && !WORTH_RETRY.includes(status);
    this.code = isFinal ? "EENVELOPE" : "ESMS";
    this.responseCode = isFinal ? 500 + (status % 100) : status;
  }
}

async function put({ DATA_DIR, SMS_SENDER }: SmsConfig, sms: ShortText): Promise<SmsTransport> {
  const folder = path.join(DATA_DIR, "outbox");
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const file = path.join(folder, `${sms.id}.sms.txt`);
  const text = `De : ${SMS_SENDER}\nÀ : ${sms.to}\n\n${sms.text}\n`;
  await writeFile(file, text, { flush: true, mode: PRIVATE_FILE });
  return "outbox";
}
