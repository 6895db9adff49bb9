import { expect, test } from "vitest";
import { parseConnection } from "./connection.ts";

const given = {
  url: " https://pa.exemple.fr/api ",
  platform_id: "0042",
  login: "garonne",
  secret: "une clé",
};
const parse = (facts: object, isLocalAllowed = false) =>
  parseConnection({ ...given, ...facts }, { isLocalAllowed });

test("what an owner types is trimmed", () =>
  expect(parse({})).toEqual({ ...given, url: "https://pa.exemple.fr/api" }));

test.each<[string, object]>([
  ["platform-address", { url: "pa.exemple.fr" }],
  ["platform-address", { url: "http://pa.exemple.fr" }],
  ["platform-address", { url: "https://moi:secret@pa.exemple.fr" }],
  ["platform-address", { url: "https://pa.exemple.fr/?cle=1" }],
  ["platform-address", { url: `https://${"a".repeat(600)}.fr` }],
  ["platform-number", { platform_id: "n° 42" }],
  ["platform-key", { login: " " }],
  ["platform-key", { secret: "" }],
])("%s: %j", (refused, facts) => expect(parse(facts)).toEqual({ refused }));

test("a program of this machine is allowed where programs of this machine are", () => {
  const url = "http://127.0.0.1:9000";
  expect(parse({ url }, true)).toMatchObject({ url });
  expect(parse({ url: "simulateur:" })).toMatchObject({ url: "simulateur:" });
});
