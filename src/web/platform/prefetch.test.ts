import { afterEach, expect, test, vi } from "vitest";
import { graphql } from "./graphql.ts";
import { fetchInTime, fetchOrTake, GRAPHQL_URL, prefetch } from "./prefetch.ts";

const query = graphql(`
  query shopName($id: ID!) {
    repair_shop(id: $id) {
      id
      name
    }
  }
`);
const asked = (variables: object) => ({
  method: "POST",
  body: JSON.stringify({ operationName: "shopName", query: "…", variables }),
});

afterEach(() => vi.unstubAllGlobals());

/** The network, which only counts what is sent and answers with the number. */
function network() {
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(init);
    return new Response(String(sent.length));
  });
  return sent;
}
const textOf = async (init: RequestInit) => (await fetchOrTake(GRAPHQL_URL, init)).text();

test("what was asked early is not asked again, once", async () => {
  const sent = network();
  prefetch(query, { id: "garonne" }, {});
  expect(await textOf(asked({ id: "garonne" }))).toBe("1");
  expect(await textOf(asked({ id: "garonne" }))).toBe("2");
  expect(sent).toHaveLength(2);
});

test("another shop's question goes to the network", async () => {
  network();
  prefetch(query, { id: "garonne" }, {});
  expect(await textOf(asked({ id: "loire" }))).toBe("2");
});

test("the early question holds the fields that the cache adds, and the shop acted for", async () => {
  const [init] = ((sent) => (prefetch(query, { id: "a" }, { "x-shop-id": "a" }), sent))(network());
  expect(init?.body).toContain("__typename");
  expect(init?.headers).toMatchObject({ "x-shop-id": "a" });
});

test("an early question that fails leaves the screen to ask by itself", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  prefetch(query, { id: "nord" }, {});
  await expect(fetchOrTake(GRAPHQL_URL, asked({ id: "nord" }))).rejects.toThrow("no network");
});

test("an early failure is not given to a screen that asks later", async () => {
  const answers = [new Response("", { status: 503 }), new Response("the shop")];
  vi.stubGlobal("fetch", async () => answers.shift());
  prefetch(query, { id: "ouest" }, {});
  await new Promise((done) => setTimeout(done));
  expect(await textOf(asked({ id: "ouest" }))).toBe("the shop");
});

test("an answer that no screen takes is read to its end, so that its request closes", async () => {
  const response = new Response("the shop");
  vi.stubGlobal("fetch", async () => response);
  prefetch(query, { id: "untaken" }, {});
  await vi.waitFor(() => expect(response.bodyUsed).toBe(true));
});

test("a read that gets no answer fails after 20 seconds", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.withResolvers<Response>().promise);
  const read = fetchInTime(GRAPHQL_URL, asked({ id: "sud" })).catch(String);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await read).toContain("no answer in time");
});
