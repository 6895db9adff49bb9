/** What a platform calls when something is new (XP Z12-013, webhooks): subscriptions, and the signature of a call. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { ask, readJson, type FlowAnswer, type FlowSession } from "./ask.ts";

/** Of each kind of flow and each direction there is one. */
export type WatchedFlow = { flowType: string; flowDirection: "In" | "Out" };

/** `key` is in base64; the platform signs by it (HMAC-SHA256). */
export type Callback = { url: string; key: string };

const listed = z.object({ webhookIds: z.array(z.string().max(200)).max(1000) });

/** Every subscription of this account of the platform, those of other programs too. */
export async function findSubscriptions(session: FlowSession): Promise<FlowAnswer<string[]>> {
  const answer = await ask(session, { method: "GET", path: "/v1/webhooks", headers: {} });
  const read = readJson(answer, listed);
  return "failure" in read ? read : { value: read.value.webhookIds };
}

const created = z.object({ webhookId: z.string().min(1).max(200) });

export async function subscribe(
  session: FlowSession,
  { url, key }: Callback,
  watched: WatchedFlow,
): Promise<FlowAnswer<string>> {
  const callback = { url, signature: { algo: "HS256", key } };
  const answer = await ask(session, {
    method: "POST",
    path: "/v1/webhooks",
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ callback, metadata: watched })),
  });
  const read = readJson(answer, created);
  return "failure" in read ? read : { value: read.value.webhookId };
}

export const unsubscribe = (session: FlowSession, id: string): Promise<FlowAnswer<Buffer>> =>
  ask(session, { method: "DELETE", path: `/v1/webhooks/${encodeURIComponent(id)}`, headers: {} });

/** Of the bytes of the body: the standard leaves open what is signed, and everything else of a call is told to nobody. */
export const signatureOf = (body: Buffer, key: string): string =>
  createHmac("sha256", Buffer.from(key, "base64")).update(body).digest("base64");

export function isSigned(body: Buffer, key: string, signature: string): boolean {
  const [wanted, given] = [Buffer.from(signatureOf(body, key)), Buffer.from(signature)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
