import { describe, expect, it } from "vitest";
import {
  accepted,
  acceptance,
  draft,
  granted,
  optionSent,
  sending,
  sent,
  USED_PUMP,
} from "../../../../test/shop/quote.ts";
import { acceptQuote } from "../accept.ts";
import { amendQuote } from "./amend.ts";
import { amendedText } from "./amended.ts";
import { sendQuote } from "../send.ts";

describe("an amendment", () => {
  it("begins with what was agreed to", () => {
    expect(amendQuote(accepted)).toMatchObject({ subject: draft.subject, lines: draft.lines });
  });

  it("takes the alternatives that were chosen, and leaves nothing to choose", () => {
    const { document_sha256 } = optionSent;
    const answer = { ...acceptance, document_sha256, choices: [USED_PUMP] };
    const { lines } = granted(amendQuote(granted(acceptQuote(optionSent, answer))));
    expect(lines.map(({ id }) => id)).toEqual(["l1", "l2", "l3b", "l3c", "l5", "l6"]);
    expect(lines.every((line) => !("option" in line))).toBe(true);
  });

  it.each([
    ["a draft", draft, "quote-not-accepted"],
    ["a quote that waits for its answer", sent, "quote-not-accepted"],
    [
      "a contract that was withdrawn from",
      { ...accepted, withdrawn_at: sending.at },
      "quote-withdrawn",
    ],
  ] as const)("is not made of %s", (_, quote, refused) => {
    expect(amendQuote(quote)).toEqual({ refused });
  });

  it("says in its document which quote it takes the place of", () => {
    const amends = { reference: "D2026-00042", issued_on: sent.document.issued_on };
    const { document } = granted(sendQuote(draft, { ...sending, amends }));
    expect(document.amends).toEqual(amends);
    expect(document.mentions[0]).toBe(amendedText(amends));
    expect(amendedText(amends)).toBe(
      "Avenant au devis D2026-00042 du 23 novembre 2026 : signé, il le remplace entièrement.",
    );
    expect(sent.document).not.toHaveProperty("amends");
  });
});
