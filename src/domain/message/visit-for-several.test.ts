/** Letters about a visit for two appliances. */
import { expect, test } from "vitest";
import type { Instant, Zone } from "../time.ts";
import { appointmentCancelled, appointmentReminder, bookingConfirmed } from "./appointment.ts";

const shop = {
  name: "Atelier Garonne",
  address: "3 quai de la Daurade, 31000 Toulouse",
  phone: "",
  email: "",
  logo_url: "",
  siren: "",
};
const fields = {
  to: "helene@example.org",
  shop,
  url: "https://etabli.example/suivi/washer",
  kind: "Diagnostic / Devis",
  where: "Chez le client",
  public_start_at: "2026-11-24T09:00:00.000Z" as Instant,
  public_end_at: "2026-11-24T11:00:00.000Z" as Instant,
  zone: "Europe/Paris" as Zone,
  reference: "R2026-00012",
  appliance: "Lave-linge",
  change_until: null,
  danger: null,
} as const;
const others = [{ appliance: "Réfrigérateur", url: "https://etabli.example/suivi/fridge" }];
const textOf = (letter: { text: string } | null) => letter?.text.replace(/\s/g, " ") ?? "";

test("the confirmation names every appliance and gives the tracking link of each", () => {
  const text = textOf(bookingConfirmed({ ...fields, others }));
  expect(text).toContain("Visite de 2 appareils : Lave-linge, Réfrigérateur");
  expect(text).toContain("Suivre : Lave-linge");
  expect(text).toContain("Suivre : Réfrigérateur");
  for (const { url } of [fields, ...others]) expect(text).toContain(url);
});

test("one appliance alone is the client's repair", () => {
  const text = textOf(bookingConfirmed(fields));
  expect(text).toContain("Appareil : Lave-linge");
  expect(text).toContain("Suivre ma réparation");
  expect(text).not.toContain("Visite de");
});

test("the reminder says that a change is for all of them", () => {
  const until = "2026-11-23T09:00:00.000Z" as Instant;
  const stop_url = "https://etabli.example/suivi/washer/messages";
  const letter = appointmentReminder({ ...fields, others, change_until: until, stop_url });
  expect(textOf(letter)).toContain("pour tous les appareils");
});

test("of one appliance cancelled alone, the letter says what stands", () => {
  const letter = (kept: string[]) => textOf(appointmentCancelled({ ...fields, by: "shop", kept }));
  expect(letter(["Réfrigérateur"])).toContain("maintenue pour : Réfrigérateur.");
  expect(letter([])).not.toContain("maintenue");
});
