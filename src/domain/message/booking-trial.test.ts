import { describe, expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { bookingTrial } from "./booking-trial.ts";

const FIELDS = {
  to: "nadia@atelier.example",
  shop: {
    name: "Chez Nadia",
    phone: "05 61 99 00 10",
    email: "bonjour@atelier.example",
    address: "12 rue des Copeaux, 31000 Toulouse",
  },
  url: "https://etabli.example/app/agenda?date=2026-11-30",
  opening_url: "https://etabli.example/app/onboarding",
  kind: "Réparation",
  where: "Chez le client" as const,
  appliance: "Lave-linge",
  public_start_at: "2026-11-30T08:00:00.000Z" as Instant,
  public_end_at: "2026-11-30T10:00:00.000Z" as Instant,
  zone: "Europe/Paris" as const,
};
const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";
const letter = (change: object = {}) => bookingTrial({ ...FIELDS, ...change });

describe("the letter of a trial", () => {
  test("says that it is one, in its subject and in its first line", () => {
    const { subject, text } = letter() ?? { subject: "", text: "" };
    expect(plain(subject)).toMatch(/^Essai : votre rendez-vous du lundi 30 novembre, 9 h – 11 h/);
    expect(plain(text)).toContain("Ceci est un essai, envoyé à vous seul.");
  });

  test("leads to the agenda, and to where the trial is removed", () => {
    const text = plain(letter()?.text);
    expect(text).toContain(`Voir l’essai dans l’agenda :\n${FIELDS.url}`);
    expect(text).toContain(`Retirer l’essai :\n${FIELDS.opening_url}`);
    expect(text).not.toContain("/suivi/");
  });

  test.each([
    ["at the client’s", {}, "Lieu : chez vous"],
    ["at the workshop", { where: "Atelier" }, "Lieu : à l’atelier, 12 rue des Copeaux"],
  ])("says where the visit takes place: %s", (_place, change, said) => {
    expect(plain(letter(change)?.text)).toContain(said);
  });

  test("names no appliance when none was said, and goes nowhere without an address", () => {
    expect(plain(letter({ appliance: "" })?.text)).not.toContain("Appareil");
    expect(letter({ to: "" })).toBeNull();
  });
});
