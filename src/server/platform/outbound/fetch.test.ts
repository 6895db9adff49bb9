/** What is asked of an address that a stranger gave: the whole answer, within its limits, and no machine of ours. */
import { expect, test } from "vitest";
import { openReceiver } from "../../../../test/shop/webhook/receiver.ts";
import { fetchOutside } from "./fetch.ts";

const receiver = openReceiver();
const ask = (url: string, { isLocalAllowed = true, limit = 5_000, most = 10_000 } = {}) =>
  fetchOutside({ method: "GET", url, headers: { "x-essai": "1" }, limit, isLocalAllowed, most });

test("the whole answer comes back, with its status", async () => {
  receiver.answer("/long", [(response) => response.writeHead(202).end("à".repeat(4_000))]);
  const answer = await ask(receiver.url("/long"));
  expect(answer).toMatchObject({ status: 202 });
  expect("body" in answer && answer.body.toString()).toBe("à".repeat(4_000));
  expect(receiver.at("/long")[0]?.headers).toMatchObject({ "x-essai": "1" });
});

test("a longer answer than asked for is not read", async () => {
  receiver.answer("/endless", [(response) => response.end("x".repeat(20_000))]);
  expect(await ask(receiver.url("/endless"))).toEqual({ failure: "unreadable" });
});

test("one that is silent, absent, ours or no address is said so", async () => {
  receiver.answer("/silent", [() => undefined]);
  expect(await ask(receiver.url("/silent"), { limit: 100 })).toEqual({ failure: "timeout" });
  expect(await ask("http://127.0.0.1:1/")).toEqual({ failure: "unreachable" });
  for (const url of [receiver.url("/"), "https://10.0.0.1/", "https://localhost/"])
    expect(await ask(url, { isLocalAllowed: false })).toEqual({ failure: "private-address" });
  expect(await ask("nulle part")).toEqual({ failure: "unreachable" });
});
