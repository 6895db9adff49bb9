import { expect, test } from "vitest";
import type { Instant } from "../../../domain/time.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { calendarFile } from "./calendar.ts";

const at = (text: string) => new Date(text).toISOString() as Instant;

const WORKS = {
  id: "7f0c2d0e-7f64-4f7b-a7a2-61d2a2c7a001",
  kind: "Réparation",
  where: "Chez le client",
  status: "TODO",
  // Wednesday 9 to Friday 11 December, in Saint-Denis.
  start_at: at("2026-12-08T20:00:00Z"),
  end_at: at("2026-12-11T19:59:59.999Z"),
  public_start_at: null,
  public_end_at: null,
} as const;

const fileOf = (fullday: boolean): string =>
  calendarFile({
    event: { ...WORKS, fullday },
    shop: { ...GARONNE, complement: "", timezone: "Indian/Reunion" },
    reference: "R2026-00001",
    url: "https://etabli.test/suivi/x",
    now: at("2026-12-01T08:00:00Z"),
  });

test("works of whole days have the dates of the shop, and end the day after the last", () => {
  expect(fileOf(true)).toContain("DTSTART;VALUE=DATE:20261209\r\nDTEND;VALUE=DATE:20261212\r\n");
});

test("works with hours keep them", () => {
  expect(fileOf(false)).toContain("DTSTART:20261208T200000Z\r\nDTEND:20261211T195959Z\r\n");
});
