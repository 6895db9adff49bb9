import { expect, test } from "vitest";
import { CERTIFICATE_REASON_FR, CERTIFICATE_REASONS, irreparableText } from "./reason.ts";

test("every reason has its words, and only its price makes a repair impossible economically", () => {
  for (const reason of CERTIFICATE_REASONS) {
    expect(CERTIFICATE_REASON_FR[reason]).not.toBe("");
    expect(irreparableText(reason)).toBe(
      reason === "cost" ? "économiquement irréparable" : "techniquement irréparable",
    );
  }
});
