import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { iceServers } from "./ice-servers.ts";

const NOW = Date.UTC(2026, 10, 23, 9);
const servers = (env: Record<string, string>) =>
  iceServers(readConfig(env), { name: "a-page", now: NOW });

test("without configuration there is none: two browsers of one network still connect", () => {
  expect(servers({})).toEqual([]);
});

test("a relay gets credentials of a quarter of an hour, signed with the secret that coturn knows", () => {
  const [stun, turn] = servers({
    STUN_URLS: "stun:stun.example:3478",
    TURN_URLS: "turn:turn.example:3478?transport=udp, turns:turn.example:5349",
    TURN_SECRET: "seize-caracteres",
  });
  expect(stun).toEqual({ urls: ["stun:stun.example:3478"] });
  const username = `${NOW / 1000 + 900}:a-page`;
  expect(turn).toEqual({
    urls: ["turn:turn.example:3478?transport=udp", "turns:turn.example:5349"],
    username,
    credential: createHmac("sha1", "seize-caracteres").update(username).digest("base64"),
  });
});

test.each([
  ["a relay without its secret", { TURN_URLS: "turn:turn.example" }, "TURN_SECRET"],
  ["an address of another kind", { STUN_URLS: "http://stun.example" }, "STUN_URLS"],
  ["a short secret", { TURN_URLS: "turn:turn.example", TURN_SECRET: "court" }, "TURN_SECRET"],
])("%s is refused at the start", (_case, env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});
