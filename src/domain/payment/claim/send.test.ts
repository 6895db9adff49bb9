import { expect, test } from "vitest";
import type { LocalDate } from "../../time.ts";
import type { ClaimFile } from "./claim.ts";
import { sendClaim } from "./send.ts";

const day = "2026-11-23" as LocalDate;
const whole: ClaimFile = {
  invoice: { reference: "F2026-00012", issued_on: day, total_incl: 12_000, bonus: 5_000 },
  label: "QR-1",
  client: { name: "H", email: "h@example.org", phone: "", zip: "31000", city: "Toulouse" },
  appliance: { kind: "Lave-linge", brand: "Brandt", model: "", serial: "BR-4471" },
  fault: "Ne vidange plus",
  consent: { at: "2026-11-23T10:00:00.000Z" as NonNullable<ClaimFile["consent"]>["at"], text: "" },
  plate_photo: "f1",
  appliance_photo: "f2",
};

test("a whole claim leaves, and a rejected one leaves again", () => {
  for (const state of ["open", "rejected", "abandoned"] as const)
    expect(sendClaim(state, whole)).toEqual({ state: "sent" });
});

test("an invoice without a bonus has no claim, and a claim on its way is not sent twice", () => {
  const none = { ...whole, invoice: { ...whole.invoice, bonus: 0 } };
  expect(sendClaim("open", none)).toEqual({ refused: "claim-no-bonus" });
  for (const state of ["sent", "complete", "repaid"] as const)
    expect(sendClaim(state, whole)).toEqual({ refused: "claim-state" });
});
