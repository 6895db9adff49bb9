import fc from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "./draft.ts";
import { before, isFieldName, readForm } from "./form.ts";
import type { Offer } from "./settle.ts";

const TRADES = ["gros-electromenager"] as const;
const OFFER: Offer = {
  kinds: ["Diagnostic / Devis", "Réparation"],
  locations: ["Chez le client", "Atelier"],
  prefill: { kind_id: "", category_id: "", node: "", typed: "", zip: "" },
};
const read = (fields: Record<string, unknown>) => readForm(fields, OFFER, TRADES);
const SLOT = {
  slot_id: "s",
  user_id: "u",
  start_at: "2026-11-24T08:00:00.000Z",
  public_start_at: "2026-11-24T08:00:00.000Z",
  public_end_at: "2026-11-24T10:00:00.000Z",
};

test("each screen adds its answers to those of the screens before", () => {
  const first = read({ step: "appliance", kind_id: "lave-linge", "appliance.brand": "Bosch" });
  const draft = JSON.stringify(first.draft);
  const second = read({
    step: "problem",
    draft,
    node: "lave-linge/fuite",
    urgency: "on",
    next: "",
  });
  expect(second.draft).toMatchObject({
    kind_id: "lave-linge",
    category_id: "gros-electromenager",
    brand: "Bosch",
    node: "lave-linge/fuite",
    urgent: true,
    kind: "Diagnostic / Devis",
    where: "Chez le client",
  });
  const third = read({
    step: "slot",
    draft: JSON.stringify(second.draft),
    "address.zip": "31700",
    slot: JSON.stringify(SLOT),
  });
  expect(third.draft).toMatchObject({ zip: "31700", slot: SLOT, urgent: true });
});

test("a box that is no longer ticked is no longer answered, on its own screen only", () => {
  const draft = JSON.stringify({ ...EMPTY_DRAFT, urgent: true, cgv: true });
  expect(read({ step: "problem", draft }).draft).toMatchObject({ urgent: false, cgv: true });
  expect(read({ step: "contact", draft }).draft).toMatchObject({ urgent: true, cgv: false });
});

test.each<[string, Record<string, string>, boolean]>([
  ["a question of the tree", { node: "lave-linge/fuite" }, true],
  ["another week", { first: "2026-11-30" }, true],
  ["the button that goes on", { node: "lave-linge/fuite", next: "" }, false],
  ["an hour", { slot: "{}" }, false],
])("%s keeps the same screen: %s", (_case, fields, stays) => {
  expect(read(fields).stays).toBe(stays);
});

test("a text that is too long is read as too long, and its lines count as on the screen", () => {
  expect(read({ description: "x".repeat(9_000) }).draft.description).toHaveLength(4_001);
  expect(read({ description: "x\r\n".repeat(2_000) }).draft.description).toHaveLength(4_000);
  const draft = JSON.stringify({ ...EMPTY_DRAFT, description: '"'.repeat(4_000), street: "é" });
  expect(read({ draft, "client.lastname": "x".repeat(9_000) }).draft).toMatchObject({
    description: '"'.repeat(4_000),
    street: "é",
  });
});

test("a fault is said beside its field, when the form has one", () => {
  const names = ["client.phone", "consents.cgv", "address.zip", "booking_id", "slot.user_id"];
  expect(names.filter(isFieldName)).toEqual(["client.phone", "consents.cgv", "address.zip"]);
});

test("the way back stops at the first screen", () => {
  expect([before("contact"), before("problem"), before("appliance")]).toEqual([
    "slot",
    "appliance",
    "appliance",
  ]);
});

test("whatever is posted is read into a draft", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), fc.json(), (fields, draft) => {
      const { step, draft: answers } = read({ ...fields, draft });
      expect(step).toBe("appliance");
      expect(Object.keys(answers).toSorted()).toEqual(Object.keys(EMPTY_DRAFT).toSorted());
    }),
  );
  expect(read({ draft: "x".repeat(20_000), kind_id: 4, slot: ["x"] }).draft.kind_id).toBe("");
});
