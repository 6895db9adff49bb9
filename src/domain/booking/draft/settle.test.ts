import { expect, test } from "vitest";
import { CAMILLE, SLOT } from "../../../../test/shop/booking/draft.ts";
import { CATEGORIES } from "../../catalogue/categories.ts";
import { answered, EMPTY_DRAFT } from "./draft.ts";
import { begun, draftOf, settled, type Offer } from "./settle.ts";

const CATEGORY_IDS = CATEGORIES.map(({ id }) => id);
const GARONNE: Offer = {
  kinds: ["Diagnostic / Devis", "Réparation", "Livraison / Enlèvement", "Télédiagnostic"],
  locations: ["Chez le client", "Atelier"],
  prefill: { kind_id: "", category_id: "", node: "", typed: "", zip: "" },
};
test("the type and the place follow from the answers", () => {
  const draft = settled(GARONNE, EMPTY_DRAFT);
  expect(draft).toMatchObject({ kind: "Diagnostic / Devis", where: "Chez le client" });
  const broken = settled(GARONNE, { ...EMPTY_DRAFT, node: "lave-linge/casse/poignee" });
  expect(broken.kind).toBe("Réparation");
  const remote = settled(GARONNE, { ...EMPTY_DRAFT, other: "Télédiagnostic" });
  expect(remote).toMatchObject({ kind: "Télédiagnostic", where: "Atelier" });
  const brought = settled(GARONNE, { ...EMPTY_DRAFT, where: "Atelier" });
  expect(brought.where).toBe("Atelier");
  const delivered = settled(GARONNE, { ...brought, other: "Livraison / Enlèvement" });
  expect(delivered.where).toBe("Chez le client");
});

test("an answer that changes the type asks for the hour again", () => {
  expect(settled(GARONNE, CAMILLE).slot).toEqual(SLOT);
  const broken = settled(GARONNE, answered(CAMILLE, { node: "lave-linge/casse/poignee" }));
  expect(broken.slot).toBeNull();
});

test("a shop that offers one thing in one place asks neither", () => {
  const offer: Offer = { ...GARONNE, kinds: ["Réparation"], locations: ["Atelier"] };
  expect(settled(offer, EMPTY_DRAFT)).toMatchObject({ kind: "Réparation", where: "Atelier" });
});

test("what a link answered is not asked again, and may be another one after all", () => {
  const prefill = {
    kind_id: "four",
    category_id: "gros-electromenager",
    node: "four/chauffe",
    typed: "",
    zip: "31700",
  } as const;
  const offer = { ...GARONNE, prefill };
  expect(begun(offer, EMPTY_DRAFT)).toMatchObject(prefill);
  expect(begun(offer, CAMILLE)).toMatchObject({ kind_id: "lave-linge", node: "", zip: "31400" });
  expect(settled(offer, answered(begun(offer, EMPTY_DRAFT), { kind_id: "" })).kind_id).toBe("");
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

test("a trial begins with the shop’s own contact, and keeps what was typed over it", () => {
  const trial = { lastname: "Essai", phone: "+33561990010", street: "12 rue A", city: "Toulouse" };
  expect(begun({ ...GARONNE, trial }, EMPTY_DRAFT)).toMatchObject(trial);
  const typed = { ...EMPTY_DRAFT, lastname: "Le Goff" };
  expect(begun({ ...GARONNE, trial }, typed)).toMatchObject({ lastname: "Le Goff", phone: "" });
  expect(begun(GARONNE, EMPTY_DRAFT).lastname).toBe("");
});
