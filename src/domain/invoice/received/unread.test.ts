import { describe, expect, test } from "vitest";
import { refuse } from "../../decision.ts";
import {
  checkSetAside,
  isUnreadReason,
  UNREAD_REASON_FR,
  UNREAD_REASONS,
  unreadState,
} from "./unread.ts";

describe("a file that nothing could read", () => {
  test.each([
    [undefined, "waiting"],
    [{ supplier_invoice_id: "0199" }, "entered"],
    [{ supplier_invoice_id: null }, "aside"],
  ])("whose outcome is %j is %s", (outcome, state) => expect(unreadState(outcome)).toBe(state));

  test.each([
    ["Publicité, pas une facture.", "Publicité, pas une facture."],
    ["  Reçue une seconde fois  ", "Reçue une seconde fois"],
    ["x".repeat(400), "x".repeat(300)],
    ["", refuse("unread-reason")],
    ["   ", refuse("unread-reason")],
  ])("is set aside for a reason (%#)", (given, kept) => expect(checkSetAside(given)).toEqual(kept));

  test("says why in a sentence", () => {
    for (const reason of UNREAD_REASONS) expect(UNREAD_REASON_FR[reason]).toMatch(/\.$/);
    expect(isUnreadReason("supplier-invoice-known")).toBe(false);
    expect(isUnreadReason("xml-unreadable")).toBe(true);
  });
});
