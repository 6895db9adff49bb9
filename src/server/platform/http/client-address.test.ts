import Fastify from "fastify";
import { expect, test } from "vitest";
import { addressIn, addressOf, cleanForwardedFor } from "./client-address.ts";

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["198.51.100.7:51234", "198.51.100.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%25eth0]:80", "fe80::1"],
  [" 198.51.100.7 ", "198.51.100.7"],
  ["unknown", undefined],
  ["_hidden", undefined],
  ["198.51.100.700", undefined],
  ["1", undefined],
  ["", undefined],
])("« %s » is the address %s", (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each([
  ["198.51.100.7:51234", "198.51.100.7"],
  ["198.51.100.7:1, 10.0.0.1:2", "198.51.100.7"],
  ["198.51.100.7, unknown, 10.0.0.1", "10.0.0.1"],
  ["unknown", "127.0.0.1"],
  ["fe80::1%eth0", "fe80::1"],
])("behind our own relays, a visitor forwarded as « %s » is %s", async (forwarded, address) => {
  const app = Fastify({ trustProxy: ["127.0.0.1", "10.0.0.0/8"] });
  app.addHook("onRequest", async ({ raw }) => cleanForwardedFor(raw));
  app.get("/", async (request) => addressOf(request));
  const response = await app.inject({ url: "/", headers: { "x-forwarded-for": forwarded } });
  expect(response.body).toBe(address);
  await app.close();
});
