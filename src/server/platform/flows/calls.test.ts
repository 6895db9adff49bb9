/** Subscriptions to the calls of a platform, and who signed a call. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FlowSession } from "./ask.ts";
import { findSubscriptions, isSigned, signatureOf, subscribe, unsubscribe } from "./calls.ts";
import { openFlows } from "./client.ts";
import { openSimulator, type Simulator } from "./simulator.ts";

let simulator: Simulator;
let session: FlowSession;
beforeAll(async () => {
  simulator = await openSimulator();
  const { url } = simulator;
  const opened = await openFlows({
    url,
    login: "etabli",
    secret: "simulateur",
    isLocalAllowed: true,
  });
  if ("failure" in opened) throw new Error(opened.failure);
  session = opened.value;
});
afterAll(() => simulator.close());

const KEY = Buffer.from("une clé").toString("base64");
/** Nobody listens there. */
const NOWHERE = { url: "http://127.0.0.1:1/appel", key: KEY };
const SUPPLIERS = { flowType: "SupplierInvoice", flowDirection: "In" } as const;

test("a subscription is listed until it ends, and concerns its own kind of flow", async () => {
  const made = await subscribe(session, NOWHERE, SUPPLIERS);
  if ("failure" in made) throw new Error(made.failure);
  expect(await findSubscriptions(session)).toEqual({ value: [made.value] });
  const bytes = Buffer.from("<Invoice/>");
  simulator.deliver({ type: "SupplierInvoice", syntax: "UBL", bytes });
  simulator.deliver({ type: "CustomerInvoiceLC", syntax: "CDAR", bytes });
  expect(await simulator.calls()).toEqual([0]);
  expect(await unsubscribe(session, made.value)).toHaveProperty("value");
  expect(await findSubscriptions(session)).toEqual({ value: [] });
  expect(await unsubscribe(session, made.value)).toMatchObject({ failure: "refused" });
});

test("a platform that refuses, or whose list nobody can read, has its word", async () => {
  simulator.fail(501, 2);
  expect(await findSubscriptions(session)).toMatchObject({ failure: "refused" });
  expect(await subscribe(session, NOWHERE, SUPPLIERS)).toMatchObject({ failure: "refused" });
  simulator.fail(200, 1);
  expect(await findSubscriptions(session)).toMatchObject({ failure: "unreadable" });
  expect(await subscribe(session, { ...NOWHERE, url: "nulle part" }, SUPPLIERS)).toMatchObject({
    failure: "refused",
  });
});

test("a signature is that of these bytes by this key", () => {
  const body = Buffer.from('{"flowId":"1"}');
  const sound = signatureOf(body, KEY);
  expect(isSigned(body, KEY, sound)).toBe(true);
  const spoiled = [`${sound} `, sound.slice(1), "", "é".repeat(44), signatureOf(body, "aaaa")];
  expect(spoiled.map((text) => isSigned(body, KEY, text))).toEqual(spoiled.map(() => false));
  expect(isSigned(Buffer.from('{"flowId":"2"}'), KEY, sound)).toBe(false);
});
