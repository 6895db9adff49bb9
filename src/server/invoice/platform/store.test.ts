/** What the database holds by itself of the platform: each thing once, statuses that nobody rewrites, one shop's only. */
import { beforeAll, describe, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { GARONNE, LOIRE, NADIA } from "../../../../test/shop/garonne.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { mintScope, type ShopDb } from "../../platform/database/scope.ts";
import { resend } from "./resend.ts";
import { flowsNamed, flowsOf, lockFlow, planFlow, recordSending } from "./sending/store.ts";
import {
  deleteConnection,
  insertStatus,
  loadConnection,
  recordFollowed,
  saveMailing,
  statusesOf,
} from "./store.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { connect, billed, sendDue, follow, now, wait, row, doors } = story;
const loireScope = mintScope(LOIRE.id, { kind: "user", id: NADIA.id, role: "OWNER" });

const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  doors().database.withShop(garonneScope, work);
const inLoire = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  doors().database.withShop(loireScope, work);
const asOwner = (query: string) => doors().database.asOwner(query);

let invoice_id = "";
let flow_id = "";
beforeAll(async () => {
  await connect();
  invoice_id = (await billed()).id;
  await sendDue();
  await follow();
  const flow = await row("select id from app.platform_flow where subject_id = $1", [invoice_id]);
  flow_id = String(flow["id"]);
}, 60_000);

describe("a status of an invoice", () => {
  test.each([
    "update app.invoice_status set code = 212",
    "update app.invoice_status set reason = ''",
    "delete from app.invoice_status",
    "truncate app.invoice_status",
  ])("is never rewritten: %s", async (query) => {
    await expect(asOwner(query)).rejects.toThrow("is never changed");
  });

  test.each([
    ["code = 199", "'m', 199, '', null"],
    ["code = 1000", "'m', 1000, '', null"],
    ["no message", "'', 205, '', null"],
    ["a reason without end", "'m', 205, repeat('x', 1001), null"],
  ])("with %s is refused", async (_, values) => {
    const query = `insert into app.invoice_status (shop_id, invoice_id, message_id, code, reason, amount, at, received_at)
      values ('${GARONNE.id}', '${invoice_id}', ${values}, now(), now())`;
    await expect(asOwner(query)).rejects.toThrow(/violates check constraint/);
  });

  test("that comes again says nothing more, whatever it says this time", async () => {
    const status = {
      invoice_id,
      message_id: "une fois",
      code: 203,
      reason_code: "",
      reason: "",
      amount: null,
      at: now(),
      received_at: now(),
    };
    await inGaronne((db) => insertStatus(db, status));
    await inGaronne((db) => insertStatus(db, { ...status, code: 210 }));
    const kept = await inGaronne((db) => statusesOf(db, [invoice_id]));
    expect(kept.filter(({ message_id }) => message_id === "une fois")).toMatchObject([
      { code: 203 },
    ]);
  });

  test("is of an invoice of its own shop", async () => {
    const status = { invoice_id, message_id: "voisin", code: 203, reason_code: "", reason: "" };
    const given = { ...status, amount: null, at: now(), received_at: now() };
    await expect(inLoire((db) => insertStatus(db, given))).rejects.toThrow(/foreign key/);
  });
});

describe("what leaves", () => {
  test("is planned once for each subject, and nothing without a platform", async () => {
    const again = { kind: "invoice", subject_id: invoice_id, at: now() } as const;
    await inGaronne((db) => planFlow(db, again));
    expect(await inGaronne((db) => flowsOf(db, "invoice", [invoice_id]))).toHaveLength(1);
    await inLoire((db) => planFlow(db, again));
    expect(await inLoire((db) => flowsOf(db, "invoice", [invoice_id]))).toEqual([]);
  });

  test.each([
    ["sent without its name", "state = 'sent', flow_id = null, next_at = null"],
    ["waiting without an hour", "state = 'waiting', flow_id = null, next_at = null"],
    ["of a state that nobody knows", "state = 'lost'"],
    ["under an empty name", "flow_id = ''"],
  ])("is never %s", async (_, change) => {
    await expect(asOwner(`update app.platform_flow set ${change}`)).rejects.toThrow(
      /violates check constraint/,
    );
  });

  test("is sent again once it failed only, and its late answer changes nothing", async () => {
    expect(await inGaronne((db) => lockFlow(db, flow_id))).toBeUndefined();
    expect(await inGaronne((db) => resend(db, flow_id, now()))).toBe(false);
    const late = { state: "failed", failure: "tard", next_at: null } as const;
    await inGaronne((db) => recordSending(db, flow_id, late));
    expect(await inGaronne((db) => flowsNamed(db, [flow_id, "x"]))).toMatchObject([
      { state: "sent", failure: "" },
    ]);
  });
});

describe("the connection", () => {
  test("is read forward only, whoever writes last", async () => {
    const far = now();
    await inGaronne((db) => recordFollowed(db, { followed_until: far, failure: "" }));
    const before = await inGaronne(loadConnection);
    wait(-10);
    await inGaronne((db) => recordFollowed(db, { followed_until: now(), failure: "timeout" }));
    wait(10);
    expect(await inGaronne(loadConnection)).toEqual({ ...before, failure: "timeout" });
  });

  test.each(["failure = 'panne'", "url = ''", "platform_id = 'a b'", "login = ''"])(
    "never has %s",
    async (change) => {
      const query = `update app.platform_connection set ${change}`;
      await expect(asOwner(query)).rejects.toThrow(/violates check constraint/);
    },
  );

  test("at another address is read from its beginning; at the same one, from where it was", async () => {
    const before = await inGaronne(loadConnection);
    await connect();
    expect((await inGaronne(loadConnection))?.followed_until).toBe(before?.followed_until);
    const url = `${story.simulator().url}/`;
    expect(await connect({ url })).toMatchObject({ platform_id: "0042" });
    expect((await inGaronne(loadConnection))?.followed_until).toBeNull();
  });

  test("and all that is under it is closed to another shop", async () => {
    expect(await inLoire(loadConnection)).toBeUndefined();
    expect(await inLoire((db) => flowsNamed(db, [flow_id]))).toEqual([]);
    expect(await inLoire((db) => statusesOf(db, [invoice_id]))).toEqual([]);
    expect(await inLoire((db) => resend(db, flow_id, now()))).toBeUndefined();
    expect(await inLoire((db) => saveMailing(db, { mails_copy: true }))).toBe(false);
    expect(await inLoire(deleteConnection)).toBe(false);
    expect(await inGaronne(loadConnection)).toMatchObject({ mails_copy: false });
  });
});
