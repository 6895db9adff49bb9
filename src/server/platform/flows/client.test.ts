/** The client and the simulator, over HTTP. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FlowAnswer, FlowSession } from "./ask.ts";
import { findAddresses, findFlows, openFlows, readFlow, sendFlow } from "./client.ts";
import type { NewFlow } from "./multipart.ts";
import { openSimulator, type Simulator } from "./simulator.ts";

let simulator: Simulator;
beforeAll(async () => {
  simulator = await openSimulator();
});
afterAll(() => simulator.close());

const at = (facts: object = {}) => ({
  url: simulator.url,
  login: "etabli",
  secret: "simulateur",
  isLocalAllowed: true,
  ...facts,
});
function valueOf<Value>(answer: FlowAnswer<Value>): Value {
  if ("failure" in answer) throw new Error(`${answer.failure} ${answer.detail}`);
  return answer.value;
}
const session = async (): Promise<FlowSession> => valueOf(await openFlows(at()));
const invoice: NewFlow = {
  tracking_id: "0193-facture",
  name: "F2026-00042.pdf",
  syntax: "Factur-X",
  type: "CustomerInvoice",
  mime: "application/pdf",
  bytes: Buffer.from("%PDF-1.7\r\n--é"),
  sha256: "ab",
};

test("a flow that is sent twice is one flow, of the very bytes", async () => {
  const open = await session();
  const [first, second] = [await sendFlow(open, invoice), await sendFlow(open, invoice)];
  expect(second).toEqual(first);
  expect(simulator.posts()).toBe(2);
  expect(simulator.sent()).toMatchObject([
    { trackingId: "0193-facture", name: "F2026-00042.pdf", flowSyntax: "Factur-X" },
  ]);
  expect(valueOf(await readFlow(open, valueOf(first)))).toEqual(invoice.bytes);
});

test("what changed since an instant is found, in order, with what the platform says of it", async () => {
  const open = await session();
  const before = valueOf(await findFlows(open, null)).at(-1)?.updatedAt ?? null;
  const delivered = simulator.deliver({
    type: "SupplierInvoice",
    syntax: "UBL",
    bytes: Buffer.from("<Invoice/>"),
  });
  const sent = valueOf(await sendFlow(open, { ...invoice, tracking_id: "0193-autre" }));
  simulator.acknowledge(sent, { status: "Error", code: "SIRET_ERR", message: "SIREN inconnu" });
  expect(valueOf(await findFlows(open, before))).toMatchObject([
    { flowId: delivered, flowDirection: "In", flowType: "SupplierInvoice" },
    {
      trackingId: "0193-autre",
      acknowledgement: {
        status: "Error",
        details: [{ reasonCode: "SIRET_ERR", reasonMessage: "SIREN inconnu" }],
      },
    },
  ]);
});

test("the directory says where a company receives", async () => {
  simulator.directory.set("552100554", ["552100554", "552100554_COMPTA"]);
  const open = await session();
  expect(valueOf(await findAddresses(open, "552100554"))).toEqual([
    "552100554",
    "552100554_COMPTA",
  ]);
  expect(valueOf(await findAddresses(open, "732829320"))).toEqual([]);
});

test("a wrong key, a failing platform, one that is away or ours: each has its word", async () => {
  const open = await session();
  expect(await openFlows(at({ secret: "faux" }))).toMatchObject({ failure: "refused" });
  simulator.fail(503, 1);
  expect(await sendFlow(open, invoice)).toEqual({ failure: "refused", detail: "503 en panne" });
  expect(await findFlows({ ...open, token: "périmé" }, null)).toMatchObject({ failure: "refused" });
  expect(await openFlows(at({ url: "http://127.0.0.1:1" }))).toMatchObject({
    failure: "unreachable",
  });
  expect(await openFlows(at({ isLocalAllowed: false }))).toMatchObject({
    failure: "private-address",
  });
});
