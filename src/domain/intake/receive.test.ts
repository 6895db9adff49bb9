import { describe, expect, test } from "vitest";
import { statusAfter } from "../repair/status.ts";
import { parseReception, type ReceptionInput } from "./input.ts";
import { receiptMentions, receiveDevice, receptionEvent, receptionItem } from "./receive.ts";

const reception: ReceptionInput = {
  id: "00000000-0000-7000-8000-000000000001",
  repair_id: "00000000-0000-7000-8000-000000000002",
  condition: ["scratched"],
  condition_note: "",
  accessories: ["Chargeur"],
  password: "1234",
  ceiling: null,
  name: "Hélène Vidal",
  signature: { kind: "typed", text: "Hélène Vidal" },
};
const HERE = { hasAppliance: true, isOpen: false };

describe("the shop takes an appliance in", () => {
  test("with the client's name and signature", () => {
    expect(receiveDevice(reception, HERE)).toEqual({
      name: "Hélène Vidal",
      signature: { kind: "typed", text: "Hélène Vidal" },
    });
  });
  test.each([
    ["it is at the workshop already", {}, { ...HERE, isOpen: true }, "already-received"],
    ["no appliance is noted", {}, { ...HERE, hasAppliance: false }, "no-appliance"],
    ["no name is given", { name: "  " }, HERE, "name-missing"],
    ["nothing is signed", { signature: null }, HERE, "signature-missing"],
    [
      "the drawing is none",
      { signature: { kind: "drawn", strokes: "M1 1" } },
      HERE,
      "signature-missing",
    ],
  ] as const)("never when %s", (_, change, repair, refused) => {
    expect(receiveDevice({ ...reception, ...change }, repair)).toEqual({ refused });
  });
});

describe("what follows", () => {
  test.each([
    ["Brouillon", null, "Devis à faire"],
    ["Livraison / Enlèvement", null, "Devis à faire"],
    ["Prêt à réparer", null, "Prêt à réparer"],
    ["Devis à faire", 8_000, "Prêt à réparer"],
    ["Devis en attente Client", 8_000, "Devis en attente Client"],
  ] as const)("%s under a ceiling of %s becomes %s", (status, ceiling, after) => {
    expect(statusAfter(receptionEvent({ ceiling }), status)).toBe(after);
  });

  test("the journal keeps the condition, the accessories and the ceiling, never the password", () => {
    const item = receptionItem({ ...reception, ceiling: 8_000 });
    expect(item).toEqual({
      type: "DeviceReceived",
      payload: { condition: "Rayures", accessories: "Chargeur", ceiling: 8_000 },
    });
  });

  test("the receipt says the ceiling, or that a quote comes first, and what becomes of an appliance left behind", () => {
    const [agreed, ...others] = receiptMentions({ ceiling: 8_000 });
    expect(agreed).toContain("80,00");
    expect(receiptMentions({ ceiling: null })[0]).toContain("devis");
    expect(others.join()).toContain("loi du 31 décembre 1903");
  });
});

describe("a reception as it is sent", () => {
  test("is read whole, its texts cleaned and its password as typed", () => {
    const sent = { ...reception, accessories: [" Chargeur "], password: " a b " };
    expect(parseReception(sent)).toEqual({ ...reception, password: " a b " });
    const { password, ceiling, ...without } = reception;
    expect(parseReception(without)).toMatchObject({ password: "", ceiling: null });
    expect([password, ceiling]).toEqual(["1234", null]);
  });
  test.each([
    ["condition.0", { condition: ["haunted"] }],
    ["accessories.0", { accessories: [" "] }],
    ["accessories", { accessories: Array.from({ length: 13 }, (_, at) => `${at}`) }],
    ["ceiling", { ceiling: 0 }],
    ["ceiling", { ceiling: 1_000_001 }],
    ["password", { password: "a\u0000b" }],
    ["repair_id", { repair_id: "1" }],
  ])("is refused at %s", (field, change) => {
    expect(parseReception({ ...reception, ...change })).toMatchObject({
      refused: "bad-input",
      detail: { [field]: expect.any(String) },
    });
  });
});
