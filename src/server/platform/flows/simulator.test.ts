/** What the simulator turns away, as an approved platform does. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cutParts } from "./parts.ts";
import { openSimulator, type Simulator } from "./simulator.ts";

let simulator: Simulator;
let token = "";
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${simulator.url}${path}`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
const form = { "content-type": "application/x-www-form-urlencoded" };
const signIn = (client_id: string, client_secret: string) =>
  post("/oauth2/token", new URLSearchParams({ client_id, client_secret }).toString(), form);

beforeAll(async () => {
  simulator = await openSimulator({ login: "atelier", secret: "clé" });
  token = (await (await signIn("atelier", "clé")).json()).access_token;
});
afterAll(() => simulator.close());

const BOUNDARY = { "content-type": "multipart/form-data; boundary=x" };
const part = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const INFO = {
  trackingId: "1",
  name: "f.pdf",
  flowSyntax: "Factur-X",
  flowType: "CustomerInvoice",
};
const sent = (info: object) =>
  `${part("flowInfo", JSON.stringify(info))}${part("file", "%PDF-")}--x--`;

test.each([
  ["a wrong secret", "atelier", "autre"],
  ["a wrong login", "autre", "clé"],
  ["nothing", "", ""],
])("no token is given for %s", async (_, login, secret) => {
  const answer = await signIn(login, secret);
  expect([answer.status, await answer.json()]).toEqual([401, { error: "invalid_client" }]);
});

describe.each(["/v1/flows", "/v1/flows/search", "/v1/directory-line/search"])("%s", (path) => {
  test("is closed without a token that was given", async () => {
    for (const authorization of ["", "Bearer ", "Bearer inventé"])
      expect((await post(path, "{}", { authorization })).status).toBe(401);
  });
  test("fails on a body that it cannot read, and goes on answering", async () => {
    expect((await post(path, "{", { "content-type": "application/json" })).status).toBeGreaterThan(
      399,
    );
    expect((await post("/v1/flows/search", '{"limit":1,"where":{}}')).status).toBe(200);
  });
});

test.each([
  ["without its file", `${part("flowInfo", JSON.stringify(INFO))}--x--`, "MISSING_PART"],
  ["without its description", `${part("file", "%PDF-")}--x--`, "MISSING_PART"],
  ["that is empty", "", "MISSING_PART"],
  ["without a tracking number", sent({ ...INFO, trackingId: "" }), "INVALID_FLOW_INFO"],
  ["whose type is no text", sent({ ...INFO, flowType: 3 }), "INVALID_FLOW_INFO"],
])("a flow %s is refused, and not kept", async (_, body, errorCode) => {
  const answer = await post("/v1/flows", body, BOUNDARY);
  expect([answer.status, await answer.json()]).toEqual([400, { errorCode }]);
  expect(simulator.sent()).toEqual([]);
});

test("a path that is not its own, and a flow that nobody sent or that is gone, are not found", async () => {
  const flow = simulator.deliver({
    type: "SupplierInvoice",
    syntax: "UBL",
    bytes: Buffer.from("<a/>"),
  });
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await fetch(`${simulator.url}${path}`, { headers })).status;
  expect(await read(`/v1/flows/${flow}`)).toBe(200);
  simulator.forget(flow);
  for (const path of [`/v1/flows/${flow}`, "/v1/flows/inconnu", "/v1/autre", "/"])
    expect(await read(path)).toBe(404);
  expect(() => simulator.acknowledge("inconnu", { status: "Ok" })).toThrow("no flow");
});

test("parts are cut by their boundary, whatever their bytes", () => {
  const body = Buffer.from(`${part("a", "1\r\n--y")}${part("b", "")}--x--`);
  const parts = cutParts(body, 'multipart/form-data; boundary="x"');
  expect([...parts].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ["a", "1\r\n--y"],
    ["b", ""],
  ]);
  expect(cutParts(body, "text/plain").size).toBe(0);
  expect(cutParts(Buffer.from("--x\r\nsans nom"), "multipart/form-data; boundary=x").size).toBe(0);
});
