import { describe, expect, it } from "vitest";
import {
  accepted,
  acceptance,
  draft,
  granted,
  instant,
  sending,
  sent,
} from "../../../test/shop/quote.ts";
import type { LocalDate } from "../time.ts";
import { acceptQuote } from "./accept.ts";
import { refuseQuote } from "./refuse.ts";
import { reviseQuote } from "./revise.ts";
import { sendQuote } from "./send.ts";

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
      agreed_on: "2026-11-24",
      urgent_on_request: false,
      early_start: false,
      recorded_by: null,
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

  const atHome = {
    ...acceptance,
    conclusion_place: "home",
    device: "shop",
    recorded_by: "u1",
  } as const;

  it("opens none at the counter, where one box is enough", () => {
    const atCounter = { ...atHome, conclusion_place: "shop" as const, consents: ["conditions"] };
    const { withdrawal_deadline, payable_from, evidence } = granted(acceptQuote(sent, atCounter));
    expect([withdrawal_deadline, payable_from]).toEqual([null, null]);
    expect(evidence.consents).toEqual(["J’accepte le devis D2026-00042."]);
  });

  it("forbids any payment before the eighth day when it is signed at the client's home", () => {
    const { payable_from, evidence } = granted(acceptQuote(sent, atHome));
    expect(payable_from).toBe("2026-12-02");
    expect(evidence).toMatchObject({ conclusion_place: "home", device: "shop", recorded_by: "u1" });
  });

  it("keeps the express request to begin before the end of the period, in its own words", () => {
    const consents = [...acceptance.consents, "early-start"];
    const { evidence } = granted(acceptQuote(sent, { ...atHome, consents }));
    expect(evidence.early_start).toBe(true);
    expect(evidence.consents[2]).toMatch(/^Je demande expressément que la réparation commence/);
  });

  const signature = { kind: "paper", file_id: "f1" } as const;

  it("counts from the day written on a signed paper, whose printed sentences need no box", () => {
    const paper = { ...atHome, signature, consents: [], signed_on: "2026-11-23" as LocalDate };
    const quote = granted(acceptQuote(sent, paper));
    expect(quote.evidence).toMatchObject({
      signature,
      agreed_on: "2026-11-23",
      early_start: false,
    });
    expect(quote.evidence.consents).toHaveLength(2);
    expect([quote.withdrawal_deadline, quote.payable_from]).toEqual(["2026-12-07", "2026-12-01"]);
  });

  it.each(["2026-11-22", "2026-11-25"])("is refused for a paper dated %s", (signed_on) => {
    const paper = { ...atHome, signature, signed_on: signed_on as LocalDate };
    expect(acceptQuote(sent, paper)).toEqual({ refused: "signed-on-unlikely" });
  });

  it("of an urgent repair at home asks for the request itself, opens no period and may be paid at once", () => {
    const urgent = granted(sendQuote({ ...draft, urgent_on_request: true }, sending));
    const { document_sha256 } = urgent;
    const signed = { ...atHome, document_sha256, consents: ["conditions", "withdrawal"] };
    expect(acceptQuote(urgent, signed)).toEqual({ refused: "consents-missing" });
    const asked = { ...signed, consents: ["conditions", "urgent"] };
    const { withdrawal_deadline, payable_from } = granted(acceptQuote(urgent, asked));
    expect([withdrawal_deadline, payable_from]).toEqual([null, null]);
  });

  it("has the client certify the reduced rate", () => {
    const lines = draft.lines.map((line) => ({ ...line, vat_rate: 1000 as const }));
    const reduced = granted(sendQuote({ ...draft, lines }, sending));
    const given = { ...acceptance, document_sha256: reduced.document_sha256 };
    expect(acceptQuote(reduced, given)).toEqual({ refused: "consents-missing" });
    const consents = [...acceptance.consents, "vat-1000"];
    const { evidence } = granted(acceptQuote(reduced, { ...given, consents }));
    expect(evidence.consents.at(-1)).toMatch(/je certifie, en qualité de preneur de la prestation/);
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
