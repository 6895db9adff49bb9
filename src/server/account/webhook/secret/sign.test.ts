/** The signature, as other programs check it: by the convention, and by what our page shows to developers. */
import { expect, test } from "vitest";
import { isSigned } from "../../../../../test/shop/webhook/receiver.ts";
import { SAMPLES } from "../../../../web/site/api/samples.ts";
import { newWebhookSecret, signatureOf } from "./sign.ts";

const id = "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c01";
const body = '{"type":"quote.sent","client":"Hélène"}';

function sent(secrets: readonly string[], timestamp: number) {
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf(secrets, { id, timestamp, body }),
  };
  return { path: "/", headers, body };
}

/** The example of the convention (standard-webhooks, its reference libraries). */
test("the example of Standard Webhooks has the signature that its libraries give", () => {
  const example = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330 };
  expect(
    signatureOf(["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"], {
      ...example,
      body: '{"test": 2432232314}',
    }),
  ).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("a secret is 256 bits, and never twice the same", () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace("whsec_", ""), "base64")).toHaveLength(32);
});

test("during a rotation either secret is enough; another one never is", async () => {
  const [current, former] = [newWebhookSecret(), newWebhookSecret()];
  const both = sent([current, former], 1_795_939_200);
  expect(await isSigned(both, current)).toBe(true);
  expect(await isSigned(both, former)).toBe(true);
  expect(await isSigned(both, newWebhookSecret())).toBe(false);
});

test("the check that the page shows for Node recognises what we send, and nothing else", async () => {
  const code = SAMPLES.find(({ name }) => name === "Node")?.code ?? "";
  const shown: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const check: unknown = Reflect.get(Object(shown), "isFromEtabli");
  if (typeof check !== "function") throw new Error("the sample exports no check");
  const [current, former] = [newWebhookSecret(), newWebhookSecret()];
  const now = Math.floor(Date.now() / 1000);
  const { headers } = sent([former, current], now);
  expect(check(headers, body, current)).toBe(true);
  expect(check(headers, `${body} `, current)).toBe(false);
  expect(check(headers, body, newWebhookSecret())).toBe(false);
  expect(check({ ...headers, "webhook-id": "other" }, body, current)).toBe(false);
  expect(check(sent([current], now - 400).headers, body, current)).toBe(false);
  expect(check({ ...headers, "webhook-timestamp": "demain" }, body, current)).toBe(false);
});
