import { beforeAll, beforeEach, expect, test } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, MARC } from "../../../test/shop/garonne.ts";
import {
  creationOf,
  officeDoors,
  signIn,
  vidal,
  type Cookies,
  type Vidal,
} from "../../../test/shop/office.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [officeDoors(schema)]);
const MOST = 120;
const held: { marc: Cookies; client?: Vidal } = { marc: {} };

beforeAll(async () => {
  held.marc = await signIn(doors(), MARC, GARONNE.id);
  held.client = await vidal(doors().database);
});
/** A minute passes. */
const aMinuteLater = () => doors().database.asOwner("delete from auth.attempt");
beforeEach(aMinuteLater);

const creation = () => {
  if (!held.client) throw new Error("used before she is there");
  return creationOf(held.client);
};

/** From the workshop's one address. */
const send = (payload: object, cookies = held.marc) =>
  doors().app.inject({
    method: "POST",
    url: `/api/v1/shops/${GARONNE.id}/repairs`,
    payload,
    cookies,
    remoteAddress: "10.200.0.1",
  });

const sendMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => send({ nonsense: true })));

const repairs = async () =>
  (await doors().database.asOwner<{ id: string }>("select id from app.repair")).map(({ id }) => id);

test("a program that runs wild is told to wait in French, and the call is taken a minute later", async () => {
  const answers = await sendMany(MOST);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
  const call = creation();
  const refused = await send(call);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    refused: "too-many",
    message: "Trop de demandes en peu de temps. Patientez une minute, puis recommencez.",
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(await repairs()).not.toContain(call.repair_id);
  await aMinuteLater();
  expect((await send(call)).json()).toEqual({ repair_id: call.repair_id });
});

test("a call whose answer was lost is not doubled when its echo had to wait", async () => {
  const call = creation();
  expect((await send(call)).statusCode).toBe(200);
  const before = await repairs();
  await sendMany(MOST);
  expect((await send(call)).statusCode).toBe(429);
  await aMinuteLater();
  expect((await send(call)).json()).toEqual({ repair_id: call.repair_id });
  expect(await repairs()).toEqual(before);
});

test("strangers behind the workshop's address do not use up what it may send", async () => {
  const strangers = await Promise.all(Array.from({ length: MOST + 1 }, () => send({}, {})));
  expect(strangers.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toEqual([
    429,
  ]);
  expect((await send(creation())).statusCode).toBe(200);
});

test("a whole workshop at its telephones is never told to wait", async () => {
  const calls = Array.from({ length: 40 }, creation);
  const answers = await Promise.all(calls.map((call) => send(call)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
});
