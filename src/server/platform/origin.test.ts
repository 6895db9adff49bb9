import { expect, test } from "vitest";
import { publicOrigin, requestOrigin } from "./origin.ts";

const PORT = 3000;

test.each([
  ["http", "atelier.example:8080", "http://atelier.example:8080"],
  ["https", "atelier.example", "https://atelier.example"],
  ["https", "atelier.example:443", "https://atelier.example"],
  ["javascript", "atelier.example", "http://atelier.example"],
  ["http", "", "http://localhost:3000"],
])("without a public address, %s and « %s » are the origin %s", (protocol, host, origin) => {
  expect(requestOrigin({ PORT }, { protocol: protocol as "http", host })).toBe(origin);
});

test("the public address wins over what the request says", () => {
  const config = { PORT, PUBLIC_URL: "https://etabli.example" };
  expect(requestOrigin(config, { protocol: "http", host: "evil.example" })).toBe(config.PUBLIC_URL);
  expect(publicOrigin(config)).toBe(config.PUBLIC_URL);
});
