import type { ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { imitateService, type ImitatedService } from "../../../test/service.ts";
import { createReachability } from "./reachability.ts";

let service: ImitatedService | undefined;
afterEach(() => service?.close());

const EMAIL = "helene.vidal@example.org";

async function serviceThat(answer: (response: ServerResponse) => void) {
  service = await imitateService((_asked, response) => answer(response));
  return { service, reachability: createReachability({ EMAIL_CHECK_URL: `${service.url}/` }, 300) };
}
const says = (answer: unknown) => (response: ServerResponse) =>
  void response.end(typeof answer === "string" ? answer : JSON.stringify(answer));

test.each(["safe", "risky", "invalid", "unknown"])("« %s » is passed on", async (is_reachable) => {
  const { service, reachability } = await serviceThat(says({ input: EMAIL, is_reachable }));
  expect(await reachability.check(EMAIL)).toBe(is_reachable);
  expect(service.asked).toEqual([
    { method: "POST", url: "/v0/check_email", body: JSON.stringify({ to_email: EMAIL }) },
  ]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["a word of its own", says({ is_reachable: "perhaps" })],
  ["a number", says({ is_reachable: 1 })],
  ["nothing", says("")],
  ["a page", says("<html>Bad gateway</html>")],
  ["null", says("null")],
  ["a list", says([])],
  ["an error", (response) => void response.writeHead(500).end('{"is_reachable":"safe"}')],
  ["a refusal", (response) => void response.writeHead(429).end("{}")],
  ["a cut wire", (response) => void response.destroy()],
  ["silence", () => undefined],
  ["half an answer", (response) => void response.write('{"is_reach')],
])("from a service that answers %s, the address is unknown", async (_, answer) => {
  const { reachability } = await serviceThat(answer);
  expect(await reachability.check(EMAIL)).toBe("unknown");
});

test("without a service nothing is said of an address, with one that is not there it is unknown", async () => {
  expect(await createReachability({}).check(EMAIL)).toBe("idle");
  const gone = createReachability({ EMAIL_CHECK_URL: "http://127.0.0.1:1" });
  expect(await gone.check(EMAIL)).toBe("unknown");
});

test("an answer is kept for whoever asks again, what is unknown is not", async () => {
  let word = "unknown";
  const { service, reachability } = await serviceThat((response) =>
    says({ is_reachable: word })(response),
  );
  expect(await reachability.check(EMAIL)).toBe("unknown");
  word = "safe";
  const together = [reachability.check(EMAIL), reachability.check(EMAIL)];
  expect(await Promise.all(together)).toEqual(["safe", "safe"]);
  word = "invalid";
  expect(await reachability.check(EMAIL)).toBe("safe");
  expect(await reachability.check("x@example.org")).toBe("invalid");
  expect(service.asked).toHaveLength(3);
});
