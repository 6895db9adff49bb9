/** What may be sent out to an address that a stranger chose, and what is never connected to. */
import { expect, test } from "vitest";
import { openReceiver } from "../../../../test/shop/webhook/receiver.ts";
import { isPublicAddress } from "./address.ts";
import { postOutside } from "./post.ts";

const receiver = openReceiver();
const post = (url: string, { isLocalAllowed = true, limit = 5_000 } = {}) =>
  postOutside({ url, headers: { "x-essai": "1" }, body: "é", limit, isLocalAllowed });

test.each([
  "127.0.0.1",
  "127.8.8.8",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.100.100.200",
  "192.0.0.192",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001::1",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd00:ec2::254",
  "fec0::1",
  "ff02::1",
  "2001:db8::1",
  "localhost",
  "",
])("%j is no address of the world", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "172.15.0.1", "172.32.0.1", "193.0.0.1", "2606:4700::1111", "2a01:e0a::1"])(
  "%s is one",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://0/",
  "https://１２７.0.0.1/",
  "https://10.0.0.1:8443/",
  "https://192.168.0.10/",
  "https://169.254.169.254/latest/meta-data/",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:10.0.0.1]/",
  "https://[0:0:0:0:0:ffff:7f00:1]/",
  "https://[fe80::1]/",
  "https://[fd00:ec2::254]/",
  "https://localhost/",
  "https://LOCALHOST/",
  "http://1.1.1.1/",
])("nothing is sent to %s", async (url) => {
  expect(await post(url, { isLocalAllowed: false })).toMatchObject({
    status_code: null,
    failure: "private-address",
    answer: "",
  });
});

test("a body goes out whole, and the beginning of the answer comes back", async () => {
  receiver.answer("/long", [(response) => response.end("à".repeat(9_000))]);
  const result = await post(receiver.url("/long"));
  expect(result).toMatchObject({ status_code: 200, failure: "", answer: "à".repeat(1_000) });
  expect(receiver.at("/long")).toMatchObject([
    { body: "é", headers: { "x-essai": "1", "content-length": "2" } },
  ]);
});

test("a redirection is an answer like another: it is not followed", async () => {
  receiver.answer("/moved", [
    (response) => response.writeHead(307, { location: receiver.url("/elsewhere") }).end(),
  ]);
  expect(await post(receiver.url("/moved"))).toMatchObject({ status_code: 307 });
  expect(receiver.at("/elsewhere")).toEqual([]);
});

test("one that never answers, or never ends its answer, is given up", async () => {
  receiver.answer("/silent", [() => undefined]);
  receiver.answer("/endless", [(response) => void response.writeHead(200).write("…")]);
  for (const path of ["/silent", "/endless"])
    expect(await post(receiver.url(path), { limit: 200 })).toMatchObject({
      status_code: null,
      failure: "timeout",
    });
});

test("one that is not there, or speaks no TLS, is said so", async () => {
  expect(await post("http://127.0.0.1:1/")).toMatchObject({ failure: "unreachable" });
  expect(await post(receiver.url("/").replace("http:", "https:"))).toMatchObject({
    failure: "certificate",
  });
});
