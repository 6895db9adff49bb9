/** The relay of compose.yaml and the credentials that the server signs for it: one secret, one lifetime, no way inside. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../src/server/platform/config.ts";
import { iceServers } from "../src/server/platform/relay/ice-servers.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const compose = readFileSync(path.join(ROOT, "compose.yaml"), "utf8");
const image = readFileSync(path.join(ROOT, "deploy/coturn/Dockerfile"), "utf8");
const services = compose.split(/^ {2}(?=\w+:$)/m);
const service = (name: string): string =>
  services.find((text) => text.startsWith(`${name}:`)) ?? "";
const options = [...service("relay").matchAll(/^ {6}- (-.*)$/gm)].map(([, option]) => option ?? "");
const valueOf = (name: string): string | undefined =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
const NOW = Date.UTC(2026, 10, 23, 9);

test("both read the secret from one variable, and the relay does not start without it", () => {
  expect(service("etabli")).toContain("TURN_SECRET: ${TURN_SECRET:-}");
  expect(service("relay")).toContain("TURN_SECRET: ${TURN_SECRET:-}");
  expect(image).toContain('--static-auth-secret=\\"${TURN_SECRET:?');
  expect(options).toContain("--use-auth-secret");
  expect(options.filter((option) => /^--(user=|lt-cred-mech|no-auth)/.test(option))).toEqual([]);
});

test("an allocation is granted for as long as the credentials that open it", () => {
  const [relay] = iceServers(
    readConfig({ TURN_URLS: "turn:turn.example:3478", TURN_SECRET: "seize-caracteres" }),
    { name: "a-page", now: NOW },
  );
  const until = Number(relay?.username?.split(":")[0]);
  expect(until - NOW / 1000).toBe(Number(valueOf("max-allocate-lifetime")));
});

test("it has a realm, and the port that the addresses of the documentation name", () => {
  const page = readFileSync(path.join(ROOT, "docs/relay.md"), "utf8");
  expect(valueOf("realm")).toMatch(/^\$\{TURN_REALM:-[\w.]+\}$/);
  expect(page).toContain(`:${valueOf("listening-port")}?transport=udp`);
  expect(page).toContain(`${valueOf("min-port")} to ${valueOf("max-port")}`);
});

test.each(["10.", "127.", "169.254.", "172.16.", "192.168.", "100.64.", "::1", "fc00:", "fe80:"])(
  "it leads to no address of %s",
  (start) => {
    const denied = options.filter((option) => option.startsWith("--denied-peer-ip="));
    expect(denied.some((option) => option.slice(17).startsWith(start))).toBe(true);
    expect(options).not.toContain("--allow-loopback-peers");
  },
);

test("the image is Debian's coturn, not run by root", () => {
  expect(image).toMatch(/^FROM debian:/m);
  expect(image).toMatch(/install .* coturn/);
  expect(image).toMatch(/^USER turnserver$/m);
});
