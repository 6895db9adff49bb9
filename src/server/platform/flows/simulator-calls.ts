/** The calls of the simulator to those who subscribed to what changes. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { signatureOf } from "./calls.ts";
import type { Kept, State, Subscription } from "./simulator-state.ts";

const subscription = z.object({
  callback: z.object({
    url: z.url(),
    signature: z.object({ algo: z.literal("HS256"), key: z.base64() }),
  }),
  metadata: z.object({ flowType: z.string(), flowDirection: z.enum(["In", "Out"]) }),
});

export function subscribed(state: State, body: Buffer): [number, object] {
  const read = subscription.safeParse(JSON.parse(body.toString()));
  if (!read.success) return [400, { errorCode: "INVALID_WEBHOOK" }];
  const webhookId = randomUUID();
  state.subscriptions.push({ ...read.data, webhookId });
  return [201, { webhookId }];
}

export function unsubscribed(state: State, id: string): [number, object] {
  const index = state.subscriptions.findIndex(({ webhookId }) => webhookId === id);
  if (index < 0) return [404, { errorCode: "NOT_FOUND" }];
  state.subscriptions.splice(index, 1);
  return [204, {}];
}

/** Nobody waits for the answer, as at a platform: one that is not there is not called again. */
export function callAbout(state: State, { bytes: _bytes, ...flow }: Kept): void {
  const body = JSON.stringify(flow);
  const concerned = state.subscriptions.filter(
    ({ metadata: { flowType, flowDirection } }) =>
      flowType === flow.flowType && flowDirection === flow.flowDirection,
  );
  for (const { callback } of concerned) state.calls.push(callOne(callback, body));
}

async function callOne(
  { url, signature }: Subscription["callback"],
  body: string,
): Promise<number> {
  const headers = {
    "content-type": "application/json",
    signature: signatureOf(Buffer.from(body), signature.key),
  };
  try {
    const signal = AbortSignal.timeout(5_000);
    return (await fetch(url, { method: "POST", headers, body, signal })).status;
  } catch {
    return 0;
  }
}
