import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { openProxy } from "../../../test/proxy.ts";
import { type Change, type LiveBus, openLive } from "./live.ts";
import { sse } from "./http/sse.ts";
import { quietLog } from "./log.ts";

const database = testDatabase();
const SHOP = "shop-1";
let live: LiveBus;

beforeAll(async () => {
  live = openLive({ url: database.listenUrl, log: quietLog });
  await live.ready;
});
afterAll(() => live.close());

const announce = (change: Partial<Change>): Promise<unknown> =>
  database.pool.query("select pg_notify('app_events', $1)", [
    JSON.stringify({ shop_id: SHOP, noun: "repair", id: "1", repair_id: null, ...change }),
  ]);

function listen(bus: LiveBus, filter: { shop_id: string; repair_id?: string }) {
  const heard: (Change | "resync")[] = [];
  return { heard, ...bus.subscribe(filter, (change) => heard.push(change)) };
}

const cutConnection = (): Promise<unknown> =>
  database.asSuperuser(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'etabli-live' and datname = current_database()",
  );

describe("the live bus", () => {
  it("tells a subscriber what moved in its shop, and nothing of another", async () => {
    const mine = listen(live, { shop_id: SHOP });
    const other = listen(live, { shop_id: "shop-2" });
    await announce({ noun: "quote", id: "q1", repair_id: "r1" });
    await expect
      .poll(() => mine.heard)
      .toEqual([{ shop_id: SHOP, noun: "quote", id: "q1", repair_id: "r1" }]);
    expect(other.heard).toEqual([]);
    mine.stop();
    other.stop();
  });

  it("narrows to one repair", async () => {
    const tracking = listen(live, { shop_id: SHOP, repair_id: "r1" });
    await announce({ id: "elsewhere", repair_id: "r2" });
    await announce({ id: "here", repair_id: "r1" });
    await expect.poll(() => tracking.heard).toMatchObject([{ id: "here" }]);
    tracking.stop();
  });

  it("says nothing once stopped, and outlives a malformed notification or a failing listener", async () => {
    const stopped = listen(live, { shop_id: SHOP });
    stopped.stop();
    const failing = live.subscribe({ shop_id: SHOP }, () => {
      throw new Error("broken listener");
    });
    const sound = listen(live, { shop_id: SHOP });
    await database.pool.query("select pg_notify('app_events', 'not json')");
    await announce({ id: "after" });
    await expect.poll(() => sound.heard).toMatchObject([{ id: "after" }]);
    expect(stopped.heard).toEqual([]);
    failing.stop();
    sound.stop();
  });

  it("hears again after a lost connection, and says that something may have been missed", async () => {
    const subscriber = listen(live, { shop_id: SHOP });
    await cutConnection();
    await expect.poll(() => subscriber.heard, { timeout: 5_000 }).toEqual(["resync"]);
    await announce({ id: "later" });
    await expect.poll(() => subscriber.heard).toMatchObject(["resync", { id: "later" }]);
    subscriber.stop();
  });

  it("hears again after its connection died without a word", async () => {
    const proxy = await openProxy(() => database.url);
    const url = () => proxy.through(database.listenUrl());
    const bus = openLive({ url, log: quietLog, limits: { tick: 20 } });
    await bus.ready;
    const subscriber = listen(bus, { shop_id: SHOP });
    proxy.swallow();
    await expect.poll(() => subscriber.heard, { timeout: 30_000 }).toEqual(["resync"]);
    await announce({ id: "after the silence" });
    await expect
      .poll(() => subscriber.heard)
      .toMatchObject(["resync", { id: "after the silence" }]);
    proxy.swallow();
    await bus.close();
    await proxy.close();
  });

  it("reaches two processes on one database", async () => {
    const second = openLive({ url: database.listenUrl, log: quietLog });
    await second.ready;
    const heard = [listen(live, { shop_id: SHOP }), listen(second, { shop_id: SHOP })];
    await announce({ id: "both" });
    for (const subscriber of heard)
      await expect.poll(() => subscriber.heard).toMatchObject([{ id: "both" }]);
    await second.close();
  });
});

describe("server-sent events", () => {
  let app: FastifyInstance;
  let address: string;
  let bus: LiveBus;
  let whole = Promise.withResolvers<boolean>();

  beforeAll(async () => {
    bus = openLive({ url: database.listenUrl, log: quietLog });
    await bus.ready;
    app = Fastify({ forceCloseConnections: "idle" });
    app.get("/live", (_request, reply) => {
      reply.header("x-kept", "yes");
      sse(reply, (send) =>
        bus.subscribe({ shop_id: SHOP }, (change) =>
          send(change === "resync" ? "resync" : "changed", change),
        ),
      );
    });
    app.get("/again", (_request, reply) =>
      sse(reply, (send, sendAgain) => {
        sendAgain(whole.promise);
        return bus.subscribe({ shop_id: SHOP }, (change) => send("changed", change));
      }),
    );
    address = await app.listen({ port: 0, host: "127.0.0.1" });
  });

  async function openStream(headers: Record<string, string> = {}, path = "/live") {
    const aborter = new AbortController();
    const response = await fetch(`${address}${path}`, { headers, signal: aborter.signal });
    const read = { text: "", ended: false };
    const reading = (async () => {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
        read.text += chunk;
      read.ended = true;
    })().catch(() => undefined);
    return { response, read, reading, leave: () => aborter.abort() };
  }

  it("streams what moves, with the headers of the application", async () => {
    const { response, read, leave } = await openStream();
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("x-kept")).toBe("yes");
    await expect.poll(() => read.text).toContain("retry: 2000");
    await announce({ id: "streamed" });
    await expect
      .poll(() => read.text)
      .toMatch(/id: \d+\nevent: changed\ndata: \{.*"id":"streamed".*\}\n\n/);
    expect(read.text).not.toContain("resync");
    leave();
  });

  it("tells a browser that comes back to ask for everything again", async () => {
    const { read, leave } = await openStream({ "last-event-id": "12" });
    await expect.poll(() => read.text).toContain("event: resync");
    leave();
  });

  it.each([true, false])(
    "says until when the browser has read once what it missed is sent again: %s",
    async (isWhole) => {
      whole = Promise.withResolvers();
      const { read, leave } = await openStream({ "last-event-id": "12" }, "/again");
      await announce({ id: "meanwhile" });
      await expect.poll(() => read.text).toContain("meanwhile");
      expect(read.text).not.toContain("id: ");
      whole.resolve(isWhole);
      await whole.promise;
      await announce({ id: "then" });
      await expect.poll(() => read.text).toContain("then");
      expect(/^id: \d+$/m.test(read.text)).toBe(isWhole);
      leave();
    },
  );

  it("holds a hundred for one address; the next waits for one of them to leave", async () => {
    const held = await Promise.all(Array.from({ length: 100 }, () => openStream()));
    const refused = await openStream();
    expect([held[0]?.response.status, refused.response.status]).toEqual([200, 429]);
    for (const { leave } of held) leave();
    const statusOfNext = async () => {
      const { response, leave } = await openStream();
      leave();
      return response.status;
    };
    await expect.poll(statusOfNext).toBe(200);
    await Promise.all(held.map(({ reading }) => reading));
  });

  it("ends its streams when the bus closes, so that the server can stop", async () => {
    const { read, reading } = await openStream();
    await expect.poll(() => read.text).toContain("retry");
    await bus.close();
    await reading;
    expect(read.ended).toBe(true);
    // A client may keep a connection that it has not used yet, which no server counts as idle.
    app.server.closeAllConnections();
    await app.close();
  });
});
