/** The stream of a page, on several processes and through a cut of the bus. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { NOW, openCalls, type OpenedCall } from "../../../../test/shop/call/office.ts";
import { anotherVisitor, buildDoors, type Doors } from "../../../../test/shop/doors.ts";
import { followCall, type SentSignal } from "./follow.ts";
import { roomRest } from "./rest.ts";

const { doors, open, client, joinClient, joinShop } = openCalls();

let other: Doors;
beforeAll(async () => {
  other = await buildDoors(doors().database, { now: NOW, plugins: [roomRest] });
});
afterAll(async () => {
  await other.services.live.close();
  await other.app.close();
});

type Event = { event: string; data: unknown };

function listen(to: Doors["services"], { id }: OpenedCall, participant_id: string) {
  const heard: Event[] = [];
  const subscription = followCall(to, {
    guest: { scope: garonneScope, call_id: id },
    participant_id,
    after: 0,
    send: (event, data) => heard.push({ event, data }),
  });
  const signals = () => heard.filter(({ event }) => event === "signal");
  return { heard, signals, ...subscription };
}

async function enter() {
  const call = await open({});
  const [mine, theirs] = [await joinClient(call), await joinShop(call)];
  const send = (text: string) =>
    client(`/appel/${call.token}/signals`, {
      id: randomUUID(),
      from: mine.participant_id,
      to: theirs.participant_id,
      body: { candidate: { candidate: text } },
    });
  return { call, mine, theirs, send };
}

const texts = (events: readonly Event[]): string[] =>
  events.map(({ data }) => {
    const { body } = data as SentSignal;
    return "candidate" in body ? body.candidate.candidate : "";
  });

describe("a page of another process", () => {
  test("hears every signal, in order, and that somebody came in", async () => {
    const { call, theirs, send } = await enter();
    const stream = listen(other.services, call, theirs.participant_id);
    const sent = Array.from({ length: 20 }, (_, rank) => `candidate:${rank}`);
    for (const text of sent) await send(text);
    await expect.poll(() => texts(stream.signals())).toEqual(sent);
    await other.app.inject({
      method: "POST",
      url: `/appel/${call.token}/join`,
      payload: { id: randomUUID() },
      remoteAddress: anotherVisitor(),
    });
    await expect.poll(() => stream.heard.map(({ event }) => event)).toContain("changed");
    stream.stop();
  });

  test("hears nothing of another call", async () => {
    const [one, two] = [await enter(), await enter()];
    const stream = listen(other.services, two.call, two.theirs.participant_id);
    await one.send("candidate:elsewhere");
    await two.send("candidate:here");
    await expect.poll(() => texts(stream.signals())).toEqual(["candidate:here"]);
    stream.stop();
  });
});

test("what was sent while the bus was cut is read when it is back", async () => {
  const { call, theirs, send } = await enter();
  const stream = listen(doors().services, call, theirs.participant_id);
  await send("candidate:before");
  await expect.poll(() => texts(stream.signals())).toEqual(["candidate:before"]);
  await doors().database.asSuperuser(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'etabli-live' and datname = current_database()",
  );
  await send("candidate:during");
  await expect
    .poll(() => texts(stream.signals()), { timeout: 10_000 })
    .toEqual(["candidate:before", "candidate:during"]);
  await expect.poll(() => stream.heard.map(({ event }) => event)).toContain("resync");
  stream.stop();
});

test("a stream that cannot be read ends, so that its page opens another one", async () => {
  const { live } = doors().services;
  const failing = { withShop: () => Promise.reject(new Error("no database")) };
  const stream = followCall(
    { database: failing, live },
    {
      guest: { scope: garonneScope, call_id: randomUUID() },
      participant_id: randomUUID(),
      after: 0,
      send: () => undefined,
    },
  );
  await expect.poll(() => stream.ended.aborted).toBe(true);
});
