import { expect, test } from "vitest";
import { AUDIT_ACTIONS } from "./action.ts";
import { AUDIT_ACTION_FR, authorText, changeLines } from "./words.ts";

test("each action of the audit reads as a French sentence", () => {
  for (const action of AUDIT_ACTIONS) expect(AUDIT_ACTION_FR[action]).toMatch(/^[A-ZÀ-Ý].+[^.]$/);
});

test.each([
  [{ signature_code: false }, { signature_code: true }, ["code de signature : non → oui"]],
  [null, { total_incl: 12_345, version: 2 }, ["total TTC : 123,45 €", "version : 2"]],
  [{ skills: [] }, { skills: ["plomberie", "sol"] }, ["compétences : rien → plomberie, sol"]],
  [{ email: "a@b.fr" }, { email: null }, ["e-mail : a@b.fr → rien"]],
  [{ comet: 1 }, { comet: { name: "Halley", seen: true } }, ["comet : 1 → nom Halley, seen oui"]],
  [{ email: "" }, { email: "a@b.fr" }, ["e-mail : rien → a@b.fr"]],
  [{ color: "#fff" }, { color: "#000" }, ["couleur : #fff → #000"]],
  [{ bookable: true }, { bookable: false }, ["réservable : oui → non"]],
  [{ role: "FRONT" }, { role: "OWNER" }, ["rôle : FRONT → OWNER"]],
  [{ amount: 0 }, { amount: -5 }, ["amount : 0,00 € → -0,05 €"]],
  [{ a: 1, b: 2 }, { a: 2, b: 3 }, ["a : 1 → 2", "b : 2 → 3"]],
  [{ a: 1 }, null, ["a : 1 → rien"]],
  [{ a: { x: null } }, { a: {} }, ["a : x rien → "]],
  [null, null, []],
])("%j → %j reads %j", (before, after, lines) => {
  const plain = changeLines(before, after).map((line) => line.replace(/[\u00a0\u202f]/g, " "));
  expect(plain).toEqual(lines);
});

test.each([
  ["Sylvie Roux", { role: "FRONT", acting: false }, "Sylvie Roux, accueil"],
  ["Alix Morel", { role: "", acting: true }, "Alix Morel, administration d’Établi"],
  ["Marc Delmas", { role: "OWNER", acting: false }, "Marc Delmas, responsable"],
  ["Karim Benali", { role: "TECHNICIAN", acting: false }, "Karim Benali, technicien"],
  ["Ada", { role: "COMET", acting: false }, "Ada"],
  ["Établi", { role: "", acting: false }, "Établi"],
])("%s with %j is « %s »", (author, line, text) => {
  expect(authorText(author, line)).toBe(text);
});

/** What an owner changes in the settings is read in the shop’s words, not in the program’s. */
test.each([
  ["travel_rules", "règles de déplacement"],
  ["cgv", "conditions générales"],
  ["trades", "métiers"],
  ["start_point", "point de départ"],
  ["address", "adresse"],
  ["presentation", "présentation"],
  ["legal_name", "raison sociale"],
  ["legal_form", "forme juridique"],
  ["capital", "capital"],
  ["register", "immatriculation"],
  ["vat_regime", "régime de TVA"],
  ["vat_number", "numéro de TVA"],
  ["insurance", "assurance"],
  ["mediator", "médiateur"],
  ["visits_per_day", "rendez-vous par jour"],
  ["window_minutes", "fenêtre annoncée"],
  ["notice_minutes", "préavis"],
  ["horizon_days", "réservable jusqu’à"],
  ["online_kinds", "interventions en ligne"],
  ["radius_km", "rayon"],
  ["url", "adresse"],
  ["events", "événements"],
  ["state", "état"],
  ["hours", "heures"],
  ["last", "dernier jour"],
])("the field %s reads « %s »", (field, said) => {
  const lines = changeLines({ [field]: "un" }, { [field]: "deux" });
  expect(lines).toEqual([`${said}\u00a0: un → deux`]);
});

test("the rules of booking name each rule that they hold", () => {
  const [line] = changeLines({}, { booking_rules: { visits_per_day: 4, notice_minutes: 60 } });
  expect(line).toContain("rendez-vous par jour 4");
  expect(line).toContain("préavis 60");
});
