import { describe, expect, it } from "vitest";
import { accepted, acceptance, draft, granted, instant, sent } from "../../../test/shop/quote.ts";
import { acceptQuote } from "./accept.ts";
import { refuseQuote } from "./refuse.ts";
import { reviseQuote } from "./revise.ts";

const answer = { at: acceptance.at, document_sha256: sent.document_sha256 };

describe("accepting a quote", () => {
  it("keeps the proof of who agreed to what, when and from where", () => {
    expect(accepted.status).toBe("Accepté");
    expect(accepted.evidence).toEqual({
      name: "Hélène Vidal",
      signature: acceptance.signature,
      at: "2026-11-24T18:40:00.000Z",
      ip: "203.0.113.7",
      user_agent: "Mozilla/5.0",
      document_sha256: sent.document_sha256,
      device: "client",
      consents: [
        "J’accepte le devis D2026-00042.",
        "J’ai lu l’information sur mon droit de rétractation.",
      ],
      conclusion_place: "distance",
      urgent_on_request: false,
      code: null,
      choice: null,
    });
  });

  it("keeps the code that was confirmed", () => {
    const code = {
      channel: "email",
      contact: "h•••@example.org",
      sent_at: instant("2026-11-24T18:30:00Z"),
      confirmed_at: acceptance.at,
    } as const;
    const { evidence } = granted(acceptQuote(sent, { ...acceptance, needs_code: true, code }));
    expect(evidence.code).toEqual(code);
  });

  it("opens fourteen days to withdraw when it is signed away from the shop", () => {
    expect(accepted.withdrawal_deadline).toBe("2026-12-08");
  });

  it("keeps them when what was promised at a distance is signed at the counter in the end", () => {
    const atCounter = { ...acceptance, conclusion_place: "shop" as const };
    expect(granted(acceptQuote(sent, atCounter)).withdrawal_deadline).toBe("2026-12-08");
  });

  const revised = granted(reviseQuote(sent, acceptance.at)).draft;
  const refused = granted(refuseQuote(sent, answer, "Trop cher"));
  it.each([
    ["a draft", draft, "quote-not-sent"],
    ["a version the shop is rewriting", revised, "quote-changed"],
    ["an accepted one", accepted, "quote-already-answered"],
    ["a refused one", refused, "quote-already-answered"],
    ["an expired one", { ...sent, status: "Expiré" as const }, "quote-expired"],
    [
      "one whose document changed since it was read",
      { ...sent, document_sha256: "other" },
      "quote-changed",
    ],
  ])("is refused for %s", (_, quote, word) => {
    expect(acceptQuote(quote, acceptance)).toEqual({ refused: word });
  });

  it.each([
    ["no name", { name: "  " }, "name-missing"],
    ["an invisible name", { name: "\u200b" }, "name-missing"],
    ["a name of direction signs and a stop", { name: "\u202e." }, "name-missing"],
    [
      "an invisible typed signature",
      { signature: { kind: "typed", text: "\u200b" } },
      "signature-missing",
    ],
    ["no box ticked", { consents: [] }, "consents-missing"],
    ["one box of two", { consents: ["conditions"] }, "consents-missing"],
    ["other sentences", { consents: ["J’accepte.", "Tout."] }, "consents-missing"],
    ["no code when the shop asks for one", { needs_code: true }, "code-missing"],
    ["no signature", { signature: null }, "signature-missing"],
    ["a blank typed signature", { signature: { kind: "typed", text: " " } }, "signature-missing"],
    [
      "a drawing that is not one",
      { signature: { kind: "drawn", strokes: "<script>" } },
      "signature-missing",
    ],
  ] as const)("is refused with %s", (_, facts, word) => {
    expect(acceptQuote(sent, { ...acceptance, ...facts })).toEqual({ refused: word });
  });
});

describe("the validity of a quote", () => {
  it.each([
    ["23:59:59 in Paris on the last day", "2026-12-23T22:59:59.999Z", "Accepté"],
    ["midnight in Paris after the last day", "2026-12-23T23:00:00Z", "quote-expired"],
  ])("at %s", (_, at, outcome) => {
    const decision = acceptQuote(sent, { ...acceptance, at: instant(at) });
    expect("refused" in decision ? decision.refused : decision.status).toBe(outcome);
  });
});
