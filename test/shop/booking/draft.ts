/** A visitor who has answered everything but the terms. */
import { parseInstant } from "../../../src/domain/time.ts";
import { EMPTY_DRAFT, type Draft } from "../../../src/domain/booking/draft/draft.ts";

const instant = (text: string) => {
  const parsed = parseInstant(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
export const SLOT = {
  slot_id: "s1",
  start_at: instant("2026-11-24T08:00:00Z"),
  public_start_at: instant("2026-11-24T08:00:00Z"),
  public_end_at: instant("2026-11-24T10:00:00Z"),
  user_id: "019a0000-0000-7000-8000-00000000000a",
};
export const CAMILLE: Draft = {
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
