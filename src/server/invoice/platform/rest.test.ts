/** The platform calls when something is new: the shop's flows are read at once, whatever the call says. */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { marc, nadia } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { ublInvoice } from "../../../../test/shop/supplier/invoices.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { signatureOf } from "../../platform/flows/calls.ts";
import { quietLog } from "../../platform/log.ts";
import { openText } from "../../platform/security/sealed-text.ts";
import { boundTo } from "./connect.ts";
import { followOne, followPlatforms } from "./jobs.ts";
import { platformRest } from "./rest.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z", [platformRest]);
const { simulator, connect, billed, sendDue, ask, row, now, means, doors } = story;

/** The application on a port, since the simulator calls it from outside. */
beforeAll(async () => {
  const { app, services } = doors();
  const { port } = new URL(await app.listen({ port: 0, host: "localhost" }));
  Object.assign(services.config, { PORT: Number(port) });
  expect(await connect()).toMatchObject({ platform_id: "0042" });
}, 60_000);

const waiting = () =>
  doors().database.asSuperuser<{ run_at: string }>(
    "select run_at from graphile_worker.jobs where task_identifier = 'follow-platform'",
  );
const forget = () =>
  doors().database.asSuperuser("select graphile_worker.remove_job($1)", [`follow ${GARONNE.id}`]);
afterEach(forget);

/** What the queue does of a task that is due. */
const runDue = async () => {
  for (const { run_at } of await waiting()) if (run_at <= now()) await runOne();
};
const runOne = async () => {
  await forget();
  await followOne(means())({ shop_id: GARONNE.id }, { attempt: 1, max_attempts: 1 });
};
const connectionOf = () =>
  row("select token, call_secret, call_ids from app.platform_connection where shop_id = $1", [
    GARONNE.id,
  ]);
const calls = async () =>
  (await ask("{ platform_connection { calls } }")).data.platform_connection.calls;
const current = async (reference: string) =>
  (
    await ask(
      `query ($reference: String!) { invoicesByReference(reference: $reference) { sending { current { code } } } }`,
      { reference },
    )
  ).data.invoicesByReference[0].sending.current;

/** A call as anybody may make one. */
const call = (token: unknown, payload: string | Buffer, signature?: string) =>
  doors().app.inject({
    method: "POST",
    url: `/api/v1/inbound/platform/${String(token)}`,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": anotherVisitor(),
      ...(signature !== undefined && { signature }),
    },
    payload,
  });
const keyOf = async () => {
  const { token, call_secret } = await connectionOf();
  const { ledgerKey } = doors().services;
  return { token, key: openText(ledgerKey, String(call_secret), boundTo(GARONNE.id)) };
};

describe("what changes at the platform", () => {
  test("is shown without waiting for the next round: a verdict on an invoice", async () => {
    const { reference } = await billed();
    await forget();
    await sendDue();
    await simulator().calls();
    expect(await waiting()).toEqual([{ run_at: now() }]);
    await runDue();
    expect(await current(reference)).toEqual({ code: 200 });
    const flow = simulator().sent().at(-1);
    simulator().acknowledge(flow?.flowId ?? "", { status: "Error", code: "SIRET_ERR" });
    expect(await simulator().calls()).not.toContain(404);
    await runDue();
    expect(await current(reference)).toEqual({ code: 213 });
  });

  test("is shown at once too: an invoice of a supplier", async () => {
    const xml = ublInvoice({ reference: "APPEL-1" });
    simulator().deliver({ type: "SupplierInvoice", syntax: "UBL", bytes: Buffer.from(xml) });
    await simulator().calls();
    await runDue();
    const { invoices } = (await ask("{ supplier_board { invoices { reference } } }")).data
      .supplier_board;
    expect(invoices).toEqual([{ reference: "APPEL-1" }]);
  });
});

describe("a call", () => {
  test("that is signed asks once, however often it is made, and nothing that it says is kept", async () => {
    const { token, key } = await keyOf();
    for (const body of ["{}", '{"flowId":"faux","acknowledgement":{"status":"Error"}}', "<a>"]) {
      const answer = await call(token, body, signatureOf(Buffer.from(body), key));
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    }
    expect(await waiting()).toHaveLength(1);
  });

  test.each<[string, (sound: { token: string; key: string }) => [string, string | undefined]]>([
    ["an unknown address", ({ key }) => ["x".repeat(22), signatureOf(Buffer.from("{}"), key)]],
    ["an address of another shape", ({ key }) => ["x", signatureOf(Buffer.from("{}"), key)]],
    ["no signature", ({ token }) => [token, undefined]],
    [
      "the signature of another body",
      ({ token, key }) => [token, signatureOf(Buffer.from("[]"), key)],
    ],
    [
      "the signature of another key",
      ({ token }) => [token, signatureOf(Buffer.from("{}"), "aaaa")],
    ],
    ["a signature of no length", ({ token }) => [token, ""]],
  ])("with %s is answered as an address that does not exist, and asks nothing", async (_, made) => {
    const { token, key } = await keyOf();
    const [asked, signature] = made({ token: String(token), key });
    const nowhere = await call("a/b", "{}");
    const answer = await call(asked, "{}", signature);
    expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body]);
    expect(await waiting()).toEqual([]);
  });

  test("of more than its share of bytes is refused", async () => {
    const { token, key } = await keyOf();
    const body = Buffer.alloc(65 * 1024, " ");
    expect((await call(token, body, signatureOf(body, key))).statusCode).toBe(413);
  });

  test("of a shop that is suspended finds nobody", async () => {
    const { token, key } = await keyOf();
    const suspend = (reason: string) =>
      doors().database.asOwner(
        "update app.shop set suspended_reason = $2, status = case when $2 = '' then 'ACTIVE' else 'SUSPENDED' end where id = $1",
        [GARONNE.id, reason],
      );
    await suspend("Impayé");
    expect((await call(token, "{}", signatureOf(Buffer.from("{}"), key))).statusCode).toBe(404);
    await suspend("");
  });
});

describe("the subscription", () => {
  const round = () =>
    followPlatforms({ ...means(), database: doors().database, log: quietLog })(
      {},
      { attempt: 1, max_attempts: 1 },
    );

  test("is made with the connection, and never shows the key that signs", async () => {
    expect(await calls()).toBe(true);
    const shown = await ask("{ platform_connection { url login calls } }");
    expect(JSON.stringify(shown)).not.toContain((await keyOf()).key);
    for (const field of ["token", "call_secret", "call_ids"])
      expect((await ask(`{ platform_connection { ${field} } }`)).errors).toHaveLength(1);
    expect((await ask("{ platform_connection { calls } }", {}, nadia)).data).toEqual({
      platform_connection: null,
    });
  });

  test("that the platform lost is made again by the next round, and one that it has is left", async () => {
    const { call_ids: before } = await connectionOf();
    await round();
    expect((await connectionOf())["call_ids"]).toEqual(before);
    simulator().forgetSubscriptions();
    await round();
    const { call_ids: after } = await connectionOf();
    expect(after).toHaveLength(6);
    expect(after).not.toEqual(before);
  });

  test("is not offered by every platform: it is connected all the same, and read every ten minutes", async () => {
    simulator().forgetSubscriptions();
    simulator().fail(501, 20, "/v1/webhooks");
    expect(await connect()).toMatchObject({ platform_id: "0042" });
    expect(await calls()).toBe(false);
    simulator().fail(200, 0);
    await round();
    expect(await calls()).toBe(true);
  });

  test("ends with the connection: a new one is called elsewhere, and a former platform in vain", async () => {
    const { token, key } = await keyOf();
    const sound = signatureOf(Buffer.from("{}"), key);
    await connect();
    expect((await call(token, "{}", sound)).statusCode).toBe(404);
    const next = await keyOf();
    expect(next.token).not.toBe(token);
    const disconnect = "mutation { result: disconnectPlatform { ... on PlatformDone { done } } }";
    expect((await ask(disconnect, {}, marc)).data.result).toEqual({ done: true });
    const again = await call(next.token, "{}", signatureOf(Buffer.from("{}"), next.key));
    expect(again.statusCode).toBe(404);
    const before = (await simulator().calls()).length;
    simulator().deliver({ type: "SupplierInvoice", syntax: "UBL", bytes: Buffer.from("<a/>") });
    expect(await simulator().calls()).toHaveLength(before);
  });
});
