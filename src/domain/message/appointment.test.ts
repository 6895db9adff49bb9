import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { appointmentChanged, bookingConfirmed } from "./appointment.ts";

const CHANGED = {
  to: "atelier@example.org",
  shop: {
    name: "Atelier Garonne",
    address: "12 rue des Essais, 31000 Toulouse",
    phone: "05 36 49 00 14",
    email: "atelier@example.org",
    url: "https://etabli.test/31000/atelier-garonne",
  },
  kind: "Réparation",
  where: "Chez le client" as const,
  public_start_at: "2026-11-23T13:00:00.000Z" as Instant,
  public_end_at: "2026-11-23T15:00:00.000Z" as Instant,
  zone: "Europe/Paris" as const,
  reference: "R2026-00042",
  client: "Marie DUPONT",
  phone: "06 39 98 12 34",
  url: "https://etabli.test/app/sheet/1",
};
const BEFORE = {
  public_start_at: "2026-11-20T08:00:00.000Z" as Instant,
  public_end_at: "2026-11-20T10:00:00.000Z" as Instant,
};
const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";

test("the shop reads whose appointment was moved, from when to when, or cancelled and why", () => {
  const moved = appointmentChanged({ ...CHANGED, from: BEFORE, reason: "" });
  expect(plain(moved?.subject)).toContain(
    "Rendez-vous déplacé par le client : Marie DUPONT, lundi 23 novembre, 14 h – 16 h",
  );
  expect(plain(moved?.text)).toContain(
    "Marie DUPONT a déplacé son rendez-vous du vendredi 20 novembre, 9 h – 11 h : il aura lieu le lundi 23 novembre, 14 h – 16 h.",
  );
  const cancelled = appointmentChanged({ ...CHANGED, reason: "Je suis malade." });
  expect(plain(cancelled?.text)).toContain("Ces heures sont libres dans l’agenda.");
  expect(plain(cancelled?.text)).toContain("Son message :\nJe suis malade.");
  expect(plain(moved?.text)).not.toContain("Son message");
});

test("a letter to the shop leads to the sheet and says how to call the client back", () => {
  const letter = appointmentChanged({ ...CHANGED, reason: "" });
  expect(plain(letter?.text)).toContain("Référence : R2026-00042\nTéléphone : 06 39 98 12 34");
  expect(letter?.text).toContain("https://etabli.test/app/sheet/1");
  expect(plain(appointmentChanged({ ...CHANGED, phone: "", reason: "" })?.text)).not.toContain(
    "Téléphone",
  );
});

const BOOKED = { ...CHANGED, appliance: "", danger: null, change_until: null };

test.each([
  [null, "Un empêchement ? Prévenez-nous : nous déplacerons ce rendez-vous."],
  [
    "2026-11-22T13:00:00.000Z" as Instant,
    "Un empêchement ? Votre page de suivi permet de changer ce rendez-vous jusqu’au dimanche 22 novembre à 14 h.",
  ],
])("changeable until %s: « %s »", (change_until, said) => {
  const text = plain(bookingConfirmed({ ...BOOKED, change_until })?.text);
  expect(text).toContain(said);
  expect(text.match(/Un empêchement/g)).toHaveLength(1);
});
