import { expect, test } from "vitest";
import { CAMILLE } from "../../../../test/shop/booking/draft.ts";
import { parseBooking } from "../request.ts";
import { plausiblePhone } from "../../client/phone/shape.ts";
import { isRefusal } from "../../decision.ts";
import { answered, EMPTY_DRAFT, following, reachable, type Draft } from "./draft.ts";
import { applianceChoice, faultsOf, requestOf } from "./request.ts";

test("a finished draft is a booking that the server's own rules accept", () => {
  const said = { node: "lave-linge/erreur", typed: "E18", urgent: true, other_phone: "0561000000" };
  const value = requestOf({ ...CAMILLE, ...said, cgv: true }, crypto.randomUUID());
  const request = parseBooking(value, plausiblePhone);
  expect(isRefusal(request)).toBe(false);
  expect(request).toMatchObject({
    symptom: { id: "lave-linge/erreur", input: "E18" },
    urgency: 1,
    client: { other_phones: [expect.any(String)] },
  });
});

test.each<[string, Partial<Draft>, boolean]>([
  ["another town", { zip: "31700" }, false],
  ["another place", { where: "Atelier" }, false],
  ["another trade", { category_id: "plomberie" }, false],
  ["another appliance, whose visit may last longer", { kind_id: "four" }, false],
  ["the same town again", { zip: "31400" }, true],
  ["another street of it, checked apart", { street: "4 rue des Essais" }, true],
  ["another phone", { phone: "06 39 98 00 02" }, true],
  ["a longer description", { description: "Elle fuit." }, true],
])("%s keeps the chosen slot only when it cannot change it", (_case, change, keeps) => {
  expect(answered(CAMILLE, change).slot !== null).toBe(keeps);
});

test("an address typed by hand forgets the position of the suggestion before it", () => {
  expect(answered(CAMILLE, { zip: "31000" }).lat).toBeNull();
  expect(answered(CAMILLE, { zip: "31000", lat: 1, lon: 2 }).lat).toBe(1);
});

test("each screen names its own faults and no other", () => {
  const empty = { ...EMPTY_DRAFT, where: "Chez le client" } as const;
  expect(Object.keys(faultsOf("contact", empty))).toEqual([
    "client.lastname",
    "client.phone",
    "address.street",
    "address.city",
    "consents.cgv",
  ]);
  expect(Object.keys(faultsOf("slot", empty))).toEqual(["address.zip", "slot"]);
  expect(faultsOf("appliance", empty)).toHaveProperty("appliance");
  expect(faultsOf("problem", CAMILLE)).toEqual({});
  expect(faultsOf("contact", { ...CAMILLE, cgv: true })).toEqual({});
  const second = { ...CAMILLE, cgv: true, other_phone: "05 61" };
  expect(Object.keys(faultsOf("contact", second))).toEqual(["client.other_phones.0"]);
});

test("another postal code asks for its town, another machine for its own fault", () => {
  const said = { ...CAMILLE, node: "lave-linge/fuite", typed: "E18" };
  expect(answered(said, { zip: "31700" }).city).toBe("");
  expect(answered(said, { zip: "31700", city: "Blagnac" }).city).toBe("Blagnac");
  expect(answered(said, { kind_id: "four" })).toMatchObject({ node: "", typed: "" });
  expect(answered(said, { node: "lave-linge/fuite/hublot" }).typed).toBe("");
});

test("no address in the bar jumps over a question that is not answered", () => {
  expect(reachable(CAMILLE, "contact")).toBe("contact");
  expect(reachable({ ...CAMILLE, slot: null }, "contact")).toBe("slot");
  expect(reachable(CAMILLE, "problem")).toBe("problem");
  expect(reachable(CAMILLE, null)).toBe("appliance");
  expect(reachable(EMPTY_DRAFT, "slot")).toBe("appliance");
  expect(reachable(EMPTY_DRAFT, "magie")).toBe("appliance");
});

test("a corrected answer leads straight back to the last screen, a first one to the next", () => {
  expect(following(CAMILLE, "appliance")).toBe("contact");
  expect(following({ ...CAMILLE, slot: null }, "appliance")).toBe("problem");
  expect(following({ ...CAMILLE, slot: null }, "problem")).toBe("slot");
  expect(following(CAMILLE, "slot")).toBe("contact");
});

test("an appliance falls in the first of its trades that the shop repairs", () => {
  expect(applianceChoice("lave-linge", ["plomberie", "gros-electromenager"])).toEqual({
    kind_id: "lave-linge",
    category_id: "gros-electromenager",
  });
  expect(applianceChoice("soucoupe", ["plomberie"])).toEqual({
    kind_id: "inconnu",
    category_id: "",
  });
});
