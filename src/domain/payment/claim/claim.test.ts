import { expect, test } from "vitest";
import type { Instant, LocalDate } from "../../time.ts";
import {
  CLAIM_ITEM_FR,
  CLAIM_STATES,
  claimDeadline,
  isClaimState,
  mayPass,
  missingIn,
  type ClaimFile,
  isConsentFinal,
} from "./claim.ts";
import { bonusConsentText } from "../../repair/bonus-consent/bonus-consent.ts";
import { sendClaim } from "./send.ts";

const whole: ClaimFile = {
  invoice: {
    reference: "F2026-00012",
    issued_on: "2026-11-23" as LocalDate,
    total_incl: 12_000,
    bonus: 5_000,
  },
  label: "QR-31-00427",
  client: {
    name: "Hélène VIDAL",
    email: "h@example.org",
    phone: "",
    zip: "31000",
    city: "Toulouse",
  },
  appliance: { kind: "Lave-linge", brand: "Brandt", model: "", serial: "BR-4471" },
  fault: "Ne vidange plus",
  consent: { at: "2026-11-23T10:00:00.000Z" as Instant, text: bonusConsentText("Atelier Garonne") },
  plate_photo: "f1",
  appliance_photo: "f2",
};
const { client, appliance } = whole;

test("a whole claim may leave; the deadline is sixty days after the invoice", () => {
  expect(sendClaim("open", whole)).toEqual({ state: "sent" });
  expect(sendClaim("rejected", whole)).toEqual({ state: "sent" });
  expect(claimDeadline(whole.invoice.issued_on)).toBe("2027-01-22");
});

test.each([
  [{ consent: null }, "consent"],
  [{ client: { ...client, email: "" } }, "contact"],
  [{ client: { ...client, zip: "" } }, "town"],
  [{ appliance: { ...appliance, brand: "" } }, "brand"],
  [{ appliance: { ...appliance, serial: "" } }, "serial"],
  [{ fault: "" }, "fault"],
  [{ plate_photo: null }, "plate_photo"],
  [{ appliance_photo: null }, "appliance_photo"],
] as const)("without %j it stays, and says what to ask: %s", (facts, item) => {
  const file = { ...whole, ...facts };
  expect(missingIn(file)).toEqual([item]);
  expect(sendClaim("open", file)).toEqual({
    refused: "claim-incomplete",
    detail: { missing: [item] },
  });
  expect(CLAIM_ITEM_FR[item]).not.toBe("");
});

test("a telephone is enough to reach the client", () => {
  expect(missingIn({ ...whole, client: { ...client, email: "", phone: "0612" } })).toEqual([]);
});

test("what is repaid stays so, whatever comes later", () => {
  for (const state of CLAIM_STATES) expect(mayPass("repaid", state)).toBe(false);
  expect(isClaimState("repaid")).toBe(true);
  expect(isClaimState("lost")).toBe(false);
});

test.each([
  ["open", false],
  ["rejected", false],
  ["abandoned", false],
  ["sent", true],
  ["complete", true],
  ["repaid", true],
] as const)("the consent of a claim that is %s is final: %s", (state, final) => {
  expect(isConsentFinal(state)).toBe(final);
});
