import { expect, test } from "vitest";
import { parties } from "../../../test/shop/quote.ts";
import { receiptOf } from "./document.ts";
import { parseReception, type ReceptionInput } from "./input.ts";
import { isRefusal } from "../decision.ts";

const read = (facts: object): ReceptionInput => {
  const reception = parseReception({
    id: "00000000-0000-7000-8000-000000000001",
    repair_id: "00000000-0000-7000-8000-000000000002",
    condition: ["cracked"],
    condition_note: "Coin gauche",
    accessories: ["Chargeur"],
    password: "1234",
    ceiling: 5_000,
    name: "Hélène Vidal",
    signature: null,
    ...facts,
  });
  if (isRefusal(reception)) throw new Error(JSON.stringify(reception.detail));
  return reception;
};
const named = {
  parties,
  kind_id: "lave-linge",
  reference: "R2026-00042",
  fault: "Ne s’allume plus",
};

test("the receipt says what was left, in which state and under which agreement", () => {
  expect(receiptOf(read({}), named)).toMatchObject({
    seller: parties.seller,
    reference: "R2026-00042",
    fault: "Ne s’allume plus",
    condition: "Fêlé ou cassé. Coin gauche",
    accessories: ["Chargeur"],
    ceiling: 5_000,
    has_password: true,
  });
});

test("the receipt never holds the password itself", () => {
  expect(JSON.stringify(receiptOf(read({ password: "secret-42" }), named))).not.toContain(
    "secret-42",
  );
  expect(receiptOf(read({ password: "" }), named).has_password).toBe(false);
});

test("the receipt is frozen with what the client was promised, ceiling or quote first", () => {
  const [agreed] = receiptOf(read({}), named).mentions;
  expect(agreed).toContain("50,00");
  const [asked, ...others] = receiptOf(read({ ceiling: null }), named).mentions;
  expect(asked).toContain("sans votre accord sur un devis");
  expect(others.join(" ")).toContain("effacé à la restitution");
});

test("the receipt of an appliance without chips, note or accessories says nothing of them", () => {
  const bare = receiptOf(read({ condition: [], condition_note: "", accessories: [] }), named);
  expect([bare.condition, bare.accessories]).toEqual(["", []]);
});

test("the receipt is frozen with the kind that it is drawn by, and nothing more of the appliance", () => {
  const appliance = { ...parties.appliance, id: "a1", notes: "Code du portail 4471" };
  const receipt = receiptOf(read({}), {
    ...named,
    parties: { ...parties, appliance } as typeof parties,
  });
  expect(receipt.kind_id).toBe("lave-linge");
  expect(receipt.appliance).toEqual(parties.appliance);
});
