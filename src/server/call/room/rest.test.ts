/** A call over HTTP: who comes in, what the two sides tell each other, and who stays out. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openRepair, type Story } from "../../../../test/shop/affairs.ts";
import { openCalls, type OpenedCall } from "../../../../test/shop/call/office.ts";
import { marc, nadia, sylvie } from "../../../../test/shop/colleagues.ts";
import { LONGEST_SDP, MOST_SIGNALS } from "../../../domain/call/signal.ts";

const { ask, doors, open, end, client, shop, joinClient, joinShop } = openCalls(undefined, {
  STUN_URLS: "stun:stun.example:3478",
  TURN_URLS: "turn:turn.example:3478",
  TURN_SECRET: "seize-caracteres",
});

let repair: Story;
let call: OpenedCall;
let office = "";
let link = "";
beforeAll(async () => {
  repair = await openRepair(doors().database);
});
beforeEach(async () => {
  const other = await openRepair(doors().database);
  call = await open({ repair_id: other.repair_id });
  office = `/api/v1/calls/${call.id}`;
  link = `/appel/${call.token}`;
});

const OFFER = { description: { type: "offer", sdp: "v=0\r\n" } };
const signal = (from: string, to: string, body: object = OFFER) => ({
  id: randomUUID(),
  from,
  to,
  body,
});
const word = (response: { json: () => { refused?: string } }) => response.json().refused;

describe("the two sides", () => {
  test("come in, the client without an account, and the call runs from their meeting", async () => {
    const page = await client(link);
    expect([page.statusCode, page.headers["x-robots-tag"], page.json().page]).toEqual([
      200,
      "noindex",
      "call/page",
    ]);
    expect(page.body).not.toMatch(/vidal|peupliers|39980012|lave-linge/i);
    const first = await joinClient(call);
    expect(first).toMatchObject({ seat: "client", state: { status: "waiting", chat: [] } });
    const second = await joinShop(call);
    expect(second.state).toMatchObject({
      status: "live",
      participants: [
        { id: first.participant_id, seat: "client", name: "" },
        { id: second.participant_id, seat: "technician", name: "Karim" },
      ],
    });
    const [row] = await doors().database.asOwner<{ consented: boolean; started: boolean }>(
      "select consented_at is not null as consented, started_at is not null as started from app.call where id = $1",
      [call.id],
    );
    expect(row).toEqual({ consented: true, started: true });
  });

  test("get credentials of the relay that die by themselves, never its secret", async () => {
    const { ice, participant_id } = await joinClient(call);
    expect(ice[0]).toEqual({ urls: ["stun:stun.example:3478"] });
    expect(ice[1]?.username).toMatch(new RegExp(`^\\d{10}:${participant_id}$`));
    const again = await client(`${link}/ice?page=${participant_id}`);
    expect(again.json().ice[1].credential).toBe(ice[1]?.credential);
    expect(again.body).not.toContain("seize-caracteres");
    expect(word(await client(`${link}/ice?page=${randomUUID()}`))).toBe("not-in-call");
  });

  test("the client who comes back by the same link takes their seat again, and no word was lost", async () => {
    const [before, technician] = [await joinClient(call), await joinShop(call)];
    const said = {
      id: randomUUID(),
      text: "Il y a une fuite dessous.",
      from: before.participant_id,
    };
    expect((await client(`${link}/chat`, said)).statusCode).toBe(200);
    expect((await client(`${link}/chat`, said)).statusCode).toBe(200);
    const back = await joinClient(call);
    expect(back.state.participants.map(({ id }) => id)).toEqual([
      back.participant_id,
      technician.participant_id,
    ]);
    expect(back.state.chat).toMatchObject([{ seat: "client", text: "Il y a une fuite dessous." }]);
    const late = signal(before.participant_id, technician.participant_id);
    expect(word(await client(`${link}/signals`, late))).toBe("not-in-call");
  });

  test("a colleague joins for an opinion, a third person does not", async () => {
    await joinShop(call);
    expect((await joinShop(call, sylvie)).seat).toBe("colleague");
    expect((await joinShop(call, sylvie)).seat).toBe("colleague");
    const third = await shop(`${office}/join`, { id: randomUUID() }, marc);
    expect([third.statusCode, word(third)]).toEqual([409, "call-full"]);
  });

  test("two devices of the client at once: one of them is in", async () => {
    const both = await Promise.all([joinClient(call), joinClient(call)]);
    const { participants } = (await client(`${link}/state`)).json();
    expect(participants).toHaveLength(1);
    expect(both.map(({ participant_id }) => participant_id)).toContain(participants[0].id);
  });
});

describe("a page that falls silent", () => {
  const age = (minutes: number, id: string) =>
    doors().database.asOwner(
      "update app.call_participant set seen_at = seen_at - make_interval(mins => $1) where id = $2",
      [minutes, id],
    );
  const here = (id: string) => client(`${link}/here`, { id });
  const present = async () =>
    (await client(`${link}/state`)).json().participants.map(({ seat }: { seat: string }) => seat);

  test("waits no longer for the shop, and does again when it comes back", async () => {
    const { participant_id } = await joinClient(call);
    const waiting = async () =>
      (
        await ask<{ waiting_calls: { id: string }[] }>("{ waiting_calls { id } }", {})
      ).waiting_calls.some(({ id }) => id === call.id);
    expect(await waiting()).toBe(true);
    await age(1, participant_id);
    expect(await waiting()).toBe(true);
    await age(2, participant_id);
    expect(await waiting()).toBe(false);
    expect((await here(participant_id)).json()).toEqual({ here: true });
    expect(await waiting()).toBe(true);
  });

  test("loses its seat at the other side's next sign, and takes it again under the same name", async () => {
    const [own, technician] = [await joinClient(call), await joinShop(call)];
    await age(3, own.participant_id);
    expect(await present()).toEqual(["client", "technician"]);
    const sign = await shop(`${office}/here`, { id: technician.participant_id });
    expect([sign.json(), await present()]).toEqual([{ here: true }, ["technician"]]);
    expect(word(await here(own.participant_id))).toBe("not-in-call");
    expect((await joinClient(call, own.participant_id)).participant_id).toBe(own.participant_id);
    expect(await present()).toEqual(["client", "technician"]);
    expect((await here(own.participant_id)).statusCode).toBe(200);
  });

  test("of the shop leaves a client who waits", async () => {
    const [, technician] = [await joinClient(call), await joinShop(call)];
    await age(3, technician.participant_id);
    const answer = await ask<{ call: { client_waits_since: string | null } }>(
      "query ($id: ID!) { call(id: $id) { client_waits_since } }",
      { id: call.id },
    );
    expect(answer.call.client_waits_since).not.toBeNull();
  });

  test("is spoken for by no other page, nor by the other side", async () => {
    const [own, technician] = [await joinClient(call), await joinShop(call)];
    expect(word(await here(randomUUID()))).toBe("not-in-call");
    expect(word(await here(technician.participant_id))).toBe("not-in-call");
    expect(word(await shop(`${office}/here`, { id: own.participant_id }, sylvie))).toBe(
      "not-in-call",
    );
    expect(word(await client(`${link}/here`, { id: "one" }))).toBe("bad-input");
    // Nor is its seat taken again by the other side.
    await age(3, own.participant_id);
    await shop(`${office}/here`, { id: technician.participant_id });
    const stolen = await shop(`${office}/join`, { id: own.participant_id }, sylvie);
    expect(word(stolen)).toBe("bad-input");
    await end(call.id);
    expect(word(await here(own.participant_id))).toBe("call-ended");
  });
});

type Heard = { event: string; data: { position?: number; from?: string; body?: object } };

/** What a page's stream brings, until it has brought so many signals. */
async function hear(stream: IncomingMessage, signals: number): Promise<Heard[]> {
  let text = "";
  for await (const chunk of stream) {
    text += String(chunk);
    if ((text.match(/event: signal\n.*\n\n/g) ?? []).length >= signals) break;
  }
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, event = "", data = ""]) => ({
    event,
    data: JSON.parse(data),
  }));
}

describe("the stream of a page", () => {
  let address = "";
  beforeAll(async () => {
    address = await doors().app.listen({ port: 0, host: "127.0.0.1" });
  });
  const follow = async (page: string, after = 0): Promise<IncomingMessage> => {
    const url = `${address}${link}/live?page=${page}&after=${after}`;
    const [response] = await once(get(url), "response");
    return response;
  };

  test("brings the signals for it in their order, those before it opened too, and none of another page", async () => {
    const [own, technician] = [await joinClient(call), await joinShop(call)];
    const send = (body: object) =>
      shop(`${office}/signals`, signal(technician.participant_id, own.participant_id, body));
    await send(OFFER);
    await client(`${link}/signals`, signal(own.participant_id, technician.participant_id));
    const hearing = hear(await follow(own.participant_id), 3);
    const candidate = (at: number) => ({ candidate: { candidate: `candidate:${at}` } });
    await send(candidate(1));
    await send(candidate(2));
    const signals = (await hearing).filter(({ event }) => event === "signal");
    expect(signals.map(({ data }) => data)).toMatchObject([
      { from: technician.participant_id, body: OFFER },
      { body: candidate(1) },
      { body: candidate(2) },
    ]);
    const [, second] = signals;
    const rest = await hear(await follow(own.participant_id, second?.data.position), 1);
    expect(rest.filter(({ event }) => event === "signal")).toMatchObject([
      { data: { body: candidate(2) } },
    ]);
  });

  test("says that something changed, and is closed to a page that is not in", async () => {
    const own = await joinClient(call);
    const stream = await follow(own.participant_id);
    await joinShop(call);
    for await (const chunk of stream) if (String(chunk).includes("event: changed")) break;
    const stranger = await follow(randomUUID());
    expect(stranger.statusCode).toBe(409);
    stranger.resume();
  });
});

describe("who stays out", () => {
  test.each([
    "AAAAAAAAAAAAAAAAAAAAAA",
    "court",
    "'%20or%20true--",
    "0198c5b0-6a1e-7cc3-98c4-dc0c0c07398f",
  ])("the link /appel/%s opens nothing", async (guess) => {
    expect((await client(`/appel/${guess}`)).statusCode).toBe(404);
    for (const path of ["join", "signals", "chat", "leave"])
      expect((await client(`/appel/${guess}/${path}`, { id: randomUUID() })).statusCode).toBe(404);
    for (const path of ["state", "live", "ice"])
      expect((await client(`/appel/${guess}/${path}`)).statusCode).toBe(404);
  });

  test("the id of a call is no link, and the shop's doors ask for a session of that shop", async () => {
    expect((await client(`/appel/${call.id}`)).statusCode).toBe(404);
    expect((await client(`${office}/state`)).statusCode).toBe(401);
    expect((await client(`${office}/join`, { id: randomUUID() })).statusCode).toBe(401);
    expect((await shop(`${office}/state`, undefined, nadia)).statusCode).toBe(404);
    expect((await shop(`${office}/join`, { id: randomUUID() }, nadia)).statusCode).toBe(404);
  });

  test("a client cannot speak as the shop, nor a person of the shop as the client", async () => {
    const [own, technician] = [await joinClient(call), await joinShop(call)];
    const forged = signal(technician.participant_id, own.participant_id);
    expect(word(await client(`${link}/signals`, forged))).toBe("not-in-call");
    const other = signal(own.participant_id, technician.participant_id);
    expect(word(await shop(`${office}/signals`, other))).toBe("not-in-call");
    const line = { id: randomUUID(), text: "Bonjour", from: technician.participant_id };
    expect(word(await client(`${link}/chat`, line))).toBe("not-in-call");
    await client(`${link}/leave`, { id: technician.participant_id });
    const { participants } = (await shop(`${office}/state`)).json();
    expect(participants).toHaveLength(2);
    // The page's own id is no way in either: it is another page's.
    const stolen = await client(`${link}/join`, { id: technician.participant_id });
    expect(word(stolen)).toBe("bad-input");
  });

  test("a signal sent again counts once, and a call takes so many", async () => {
    const [own, technician] = [await joinClient(call), await joinShop(call)];
    const once = signal(own.participant_id, technician.participant_id);
    await Promise.all([1, 2, 3].map(() => client(`${link}/signals`, once)));
    const rows = await doors().database.asOwner(
      "select 1 from app.call_signal where call_id = $1",
      [call.id],
    );
    expect(rows).toHaveLength(1);
    await doors().database.asOwner("update app.call set signals = $2 where id = $1", [
      call.id,
      MOST_SIGNALS,
    ]);
    const over = await client(`${link}/signals`, { ...once, id: randomUUID() });
    expect([over.statusCode, word(over)]).toEqual([429, "too-many"]);
  });

  test.each<[string, unknown, number]>([
    ["nothing", {}, 422],
    ["a strange body", { id: randomUUID(), from: "x", to: "y", body: "z" }, 422],
    [
      "a huge description",
      { body: { description: { type: "offer", sdp: "v".repeat(LONGEST_SDP + 1) } } },
      422,
    ],
    ["more than any signal", { text: "x".repeat(70_000) }, 413],
  ])("%s is refused in French", async (_case, payload, status) => {
    await joinClient(call);
    const answer = await client(`${link}/signals`, Object(payload));
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringContaining("Rien n’a été enregistré"),
    ]);
  });
});

describe("an end", () => {
  test("puts everybody out, closes the link and deletes what the pages told each other", async () => {
    const [own, technician] = [await joinClient(call), await joinShop(call)];
    await client(`${link}/signals`, signal(own.participant_id, technician.participant_id));
    await end(call.id);
    const page = await client(link);
    expect([page.statusCode, page.json().props.closed]).toEqual([410, "call-ended"]);
    const from = own.participant_id;
    const id = randomUUID();
    for (const [path, payload] of [
      ["join", { id }],
      ["signals", signal(from, technician.participant_id)],
      ["chat", { id, from, text: "Allô ?" }],
    ] as const)
      expect([path, (await client(`${link}/${path}`, payload)).statusCode]).toEqual([path, 410]);
    expect((await client(`${link}/ice?page=${own.participant_id}`)).statusCode).toBe(410);
    const rows = await doors().database.asOwner(
      "select 1 from app.call_signal where call_id = $1",
      [call.id],
    );
    expect(rows).toEqual([]);
  });

  test("a link past its hours opens nothing, and the repair gets another call", async () => {
    const one = await open({ repair_id: repair.repair_id });
    await doors().database.asOwner(
      "update app.call set expires_at = '2026-11-23T08:59:00Z', opened_at = '2026-11-23T05:00:00Z' where id = $1",
      [one.id],
    );
    expect(word(await client(`/appel/${one.token}/join`, { id: randomUUID() }))).toBe(
      "call-expired",
    );
    const next = await open({ repair_id: repair.repair_id });
    expect(next.id).not.toBe(one.id);
    expect((await client(`/appel/${one.token}`)).statusCode).toBe(410);
  });
});
