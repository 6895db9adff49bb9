import { expect, test } from "vitest";
import { STAMP_FAULTS, STAMP_FAULT_FR, stampsText, stampText, type StampCheck } from "./stamp.ts";

test.each<[StampCheck, string]>([
  [{ authority: "Essai TSA", is_trusted: true }, "signature vérifiée (Essai TSA)"],
  [{ authority: "", is_trusted: true }, "signature vérifiée"],
  [
    { authority: "Essai TSA", is_trusted: false },
    "signature vérifiée (Essai TSA), sans autorité choisie",
  ],
  [{ fault: "bad-signature" }, "non vérifié\u00a0: la signature du jeton n’est pas valable"],
])("%j is said « %s »", (check, text) => {
  expect(stampText(check)).toBe(text);
});

test("each fault has a sentence of its own", () => {
  expect(new Set(STAMP_FAULTS.map((fault) => STAMP_FAULT_FR[fault])).size).toBe(
    STAMP_FAULTS.length,
  );
});

test.each([
  [{ verified: 0, trusted: 0 }, ""],
  [{ verified: 1, trusted: 1 }, "1 horodatage vérifié"],
  [{ verified: 12, trusted: 12 }, "12 horodatages vérifiés"],
  [{ verified: 2, trusted: 0 }, "2 horodatages vérifiés, sans autorité choisie (TIMESTAMP_CA)"],
])("%j is said « %s »", (stamps, text) => {
  expect(stampsText(stamps)).toBe(text);
});
