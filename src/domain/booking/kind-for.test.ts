import { expect, test } from "vitest";
import { TREE } from "../catalogue/tree/tree.ts";
import { DEFAULT_BOOKING_RULES } from "../shop/booking-rules.ts";
import { faultToFind, kindFor, locationsFor, otherKinds } from "./kind-for.ts";

const ONLINE = DEFAULT_BOOKING_RULES.online_kinds;
const said = (node: string, other = "") => ({ node, other });

test.each([
  ["a washing machine that leaks", "lave-linge/fuite/hublot", "Diagnostic / Devis"],
  ["a noise", "lave-linge/bruit", "Diagnostic / Devis"],
  ["nothing at all", "", "Diagnostic / Devis"],
  ["a broken part, which one unsaid", "lave-linge/casse", "Diagnostic / Devis"],
  ["a broken part that the client cannot name", "lave-linge/casse/autre", "Diagnostic / Devis"],
  ["a broken part that is named", "lave-linge/casse/poignee", "Réparation"],
])("%s is booked as « %s → %s »", (_case, node, kind) => {
  expect(kindFor(said(node), ONLINE)).toBe(kind);
});

test("the tree names broken parts under « casse »", () => {
  const roots = TREE.filter(({ id }) => /^[^/]+\/casse$/.test(id));
  expect(roots.length).toBeGreaterThan(20);
});

test("what the shop does not offer online is never booked", () => {
  expect(kindFor(said("lave-linge/fuite"), ["Réparation"])).toBe("Réparation");
  expect(kindFor(said("lave-linge/casse/poignee"), ["Diagnostic / Devis"])).toBe(
    "Diagnostic / Devis",
  );
  expect(kindFor(said(""), ["Télédiagnostic"])).toBe("Télédiagnostic");
  expect(kindFor(said("", "Livraison / Enlèvement"), ["Réparation"])).toBe("Réparation");
  expect(kindFor(said(""), [])).toBeUndefined();
});

test("a delivery or a remote opinion is booked by those who ask for it, whatever the answers", () => {
  const node = "lave-linge/casse/poignee";
  expect(kindFor(said(node, "Livraison / Enlèvement"), ONLINE)).toBe("Livraison / Enlèvement");
  expect(kindFor(said(node, "Télédiagnostic"), ONLINE)).toBe("Télédiagnostic");
  expect(kindFor(said("", "Autre"), ONLINE)).toBe("Diagnostic / Devis");
});

test("the other requests are all those that the answers do not lead to", () => {
  expect(otherKinds(ONLINE, "")).toEqual([
    "Réparation",
    "Livraison / Enlèvement",
    "Télédiagnostic",
  ]);
  expect(otherKinds(["Réparation"], "")).toEqual([]);
});

test("a type of appointment may imply its place; the others are those of the shop", () => {
  expect(locationsFor(DEFAULT_BOOKING_RULES, "Livraison / Enlèvement")).toEqual(["Chez le client"]);
  expect(locationsFor(DEFAULT_BOOKING_RULES, "Télédiagnostic")).toEqual(["Atelier"]);
  expect(locationsFor(DEFAULT_BOOKING_RULES, "Réparation")).toEqual(["Chez le client", "Atelier"]);
  expect(locationsFor({ locations: ["Atelier"] }, "Réparation")).toEqual(["Atelier"]);
});

test("of several appliances, one fault to look for makes the visit a diagnosis", () => {
  const [handle, leak] = ["lave-linge/casse/poignee", "refrigerateur/fuite"];
  expect(faultToFind([handle, handle])).toBe(handle);
  expect(faultToFind([handle, leak])).toBe(leak);
  expect(faultToFind([handle, ""])).toBe("");
  expect(faultToFind([])).toBe("");
});
