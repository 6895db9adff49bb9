/** Secrets and signatures of the Standard Webhooks convention. */
import { createHmac, randomBytes } from "node:crypto";

const BEGINNING = "whsec_";

export const newWebhookSecret = (): string => BEGINNING + randomBytes(32).toString("base64");

export type SignedParts = { id: string; timestamp: number; body: string };

/** One signature for each secret, separated by spaces: who receives it accepts any of them. */
export const signatureOf = (
  secrets: readonly string[],
  { id, timestamp, body }: SignedParts,
): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(BEGINNING.length), "base64");
      const text = `${id}.${timestamp}.${body}`;
      return `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
    })
    .join(" ");
