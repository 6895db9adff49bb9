/** What the letters of Atelier Garonne are about: Marie's washing machine and its visit. */
import { unpaidValues } from "../../src/domain/message/unpaid/values.ts";
import type { Instant, LocalDate } from "../../src/domain/time.ts";

export const garonneSender = {
  name: "Atelier Garonne",
  phone: "05 61 00 00 00",
  email: "contact@atelier-garonne.test",
  address: "12 rue des Essais, 31000 Toulouse",
};

export const about = {
  to: "marie@example.org",
  shop: garonneSender,
  url: "https://etabli.test/suivi/abc",
};

export const visit = {
  kind: "Réparation",
  where: "Chez le client",
  public_start_at: "2026-11-23T13:00:00.000Z" as Instant,
  public_end_at: "2026-11-23T15:00:00.000Z" as Instant,
  zone: "Europe/Paris",
} as const;

export const booking = {
  ...about,
  ...visit,
  reference: "R2026-00042",
  appliance: "Lave-linge Bosch",
  change_until: null,
  danger: null,
};

/** A window that is free, and earlier than Marie's. */
export const offered = {
  ...booking,
  offered: {
    public_start_at: "2026-11-20T08:00:00.000Z" as Instant,
    public_end_at: "2026-11-20T10:00:00.000Z" as Instant,
  },
  current: visit,
  until: "2026-11-19T08:15:00.000Z" as Instant,
};

/** The fields of a status' letter. */
export const letterValues = {
  prenom: "Hélène",
  nom: "VIDAL",
  appareil: "lave-linge Brandt",
  reference: "R2026-00042",
  date: "",
  lien: "https://etabli.test/suivi/abc",
  atelier: "Atelier Garonne",
  telephone: "05 61 00 00 00",
};

/** Marie withdrew from her quote, without having asked that the work begins at once. */
export const WITHDRAWN = {
  ...about,
  reference: "D2026-00007",
  name: "Marie Dupont",
  at: "2026-12-01T09:30:00.000Z" as Instant,
  zone: "Europe/Paris",
  agreed_on: "2026-11-24" as LocalDate,
  refund_by: "2026-12-15" as LocalDate,
  back: { early_start: false, worked: 0, received: 5_700, owed: 0 },
};

/** What the letter to a late payer says of an invoice. */
export const unpaid = unpaidValues({
  client: { type: "Particulier", lastname: "DUPONT", firstname: "" },
  shop: garonneSender,
  url: about.url,
  reference: "F2026-00012",
  total_incl: 12_050,
  remainder: 7_050,
  due_on: "2026-11-12" as LocalDate,
  days_late: 11,
  iban: "",
  card_url: "",
  fees: undefined,
});
