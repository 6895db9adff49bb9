import { expect, test } from "vitest";
import { parseBooking } from "../../../domain/booking/request.ts";
import { CATEGORIES } from "../../../domain/catalogue/categories.ts";
import { plausiblePhone } from "../../../domain/client/phone/shape.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { parseInstant } from "../../../domain/time.ts";
import {
  answered,
  begun,
  draftOf,
  EMPTY_DRAFT,
  following,
  reachable,
  settled,
  stepsFor,
  type Draft,
  type Offer,
} from "./draft.ts";
import { applianceChoice, faultsOf, requestOf } from "./request.ts";

const instant = (text: string) => {
  const parsed = parseInstant(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const CATEGORY_IDS = CATEGORIES.map(({ id }) => id);
const GARONNE: Offer = {
  kinds: ["Diagnostic / Devis", "Réparation", "Livraison / Enlèvement", "Télédiagnostic"],
  locations: ["Chez le client", "Atelier"],
};
const SLOT = {
  slot_id: "s1",
  start_at: instant("2026-11-24T08:00:00Z"),
  public_start_at: instant("2026-11-24T08:00:00Z"),
  public_end_at: instant("2026-11-24T10:00:00Z"),
  user_id: "019a0000-0000-7000-8000-00000000000a",
};
const CAMILLE: Draft = {
  ...EMPTY_DRAFT,
  kind: "Diagnostic / Devis",
  where: "Chez le client",
  kind_id: "lave-linge",
  category_id: "gros-electromenager",
  firstname: "Camille",
  lastname: "Essai",
  phone: "06 39 98 00 01",
  street: "3 rue des Essais",
  zip: "31400",
  city: "Toulouse",
  lat: 43.6,
  lon: 1.4,
  slot: SLOT,
};

test("a finished draft is a booking that the server's own rules accept", () => {
  const value = requestOf({ ...CAMILLE, cgv: true }, crypto.randomUUID());
  expect(isRefusal(parseBooking(value, plausiblePhone))).toBe(false);
});

test.each<[string, Partial<Draft>, boolean]>([
  ["another town", { zip: "31700" }, false],
  ["another place", { where: "Atelier" }, false],
  ["another trade", { category_id: "plomberie" }, false],
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

test("each step names its own faults and no other", () => {
  const empty = { ...EMPTY_DRAFT, where: "Chez le client" } as const;
  expect(Object.keys(faultsOf("contact", empty))).toEqual([
    "client.lastname",
    "client.phone",
    "address.street",
  ]);
  expect(Object.keys(faultsOf("place", empty))).toEqual(["address.zip", "address.city"]);
  expect(faultsOf("appliance", empty)).toHaveProperty("appliance");
  expect(faultsOf("contact", CAMILLE)).toEqual({});
  expect(Object.keys(faultsOf("recap", CAMILLE))).toEqual(["consents.cgv"]);
});

test("an implied place is not asked but answered", () => {
  const remote = settled(GARONNE, { ...EMPTY_DRAFT, kind: "Télédiagnostic" });
  expect(remote.where).toBe("Atelier");
  expect(stepsFor(GARONNE, remote)).not.toContain("where");
  expect(stepsFor(GARONNE, remote)).not.toContain("place");
  expect(settled(GARONNE, { ...EMPTY_DRAFT, kind: "Livraison / Enlèvement" }).where).toBe(
    "Chez le client",
  );
  expect(settled(GARONNE, { ...EMPTY_DRAFT, kind: "Réparation" }).where).toBe("");
});

test("a shop that offers one thing in one place asks neither", () => {
  const offer: Offer = { kinds: ["Réparation"], locations: ["Atelier"] };
  const draft = settled(offer, EMPTY_DRAFT);
  expect(draft).toMatchObject({ kind: "Réparation", where: "Atelier" });
  expect(stepsFor(offer, draft)[0]).toBe("appliance");
});

test("the appliance searched for in the directory is answered, and may be another one after all", () => {
  const offer = {
    ...GARONNE,
    appliance: { kind_id: "four", category_id: "gros-electromenager" },
  } as const;
  expect(begun(offer, EMPTY_DRAFT)).toMatchObject(offer.appliance);
  expect(begun(offer, CAMILLE).kind_id).toBe("lave-linge");
  expect(settled(offer, answered(begun(offer, EMPTY_DRAFT), { kind_id: "" })).kind_id).toBe("");
});

test("no address in the bar jumps over a question that is not answered", () => {
  const steps = stepsFor(GARONNE, CAMILLE);
  expect(reachable(steps, CAMILLE, "recap")).toBe("recap");
  expect(reachable(steps, { ...CAMILLE, phone: "" }, "recap")).toBe("contact");
  expect(reachable(steps, CAMILLE, "where")).toBe("where");
  expect(reachable(steps, CAMILLE, null)).toBe("kind");
  expect(reachable(steps, EMPTY_DRAFT, "magie")).toBe("kind");
});

test("a corrected answer leads straight back to the recap, a first one to the next question", () => {
  const steps = stepsFor(GARONNE, CAMILLE);
  expect(following(steps, CAMILLE, "contact")).toBe("recap");
  expect(following(steps, { ...CAMILLE, slot: null }, "place")).toBe("slot");
  expect(following(steps, CAMILLE, "slot")).toBe("recap");
  expect(following(steps, { ...CAMILLE, street: "" }, "slot")).toBe("contact");
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

test.each<[string, unknown]>([
  ["nothing", null],
  ["a text", "…"],
  ["another shape", { zip: 31400, category_id: "magie", lat: "43", slot: 4 }],
])("%s kept by the browser starts an empty draft", (_case, kept) => {
  expect(draftOf(kept, CATEGORY_IDS)).toEqual(EMPTY_DRAFT);
});

test("a draft survives the browser's storage whole", () => {
  expect(draftOf(JSON.parse(JSON.stringify(CAMILLE)), CATEGORY_IDS)).toEqual(CAMILLE);
});

test("a trade that the shop gave up meanwhile is not sent", () => {
  expect(draftOf(CAMILLE, ["plomberie"])).toEqual({ ...CAMILLE, category_id: "" });
});
