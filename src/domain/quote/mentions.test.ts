import { describe, expect, it } from "vitest";
import { garonne, lines, sent, vidal } from "../../../test/shop/quote.ts";
import type { ConclusionPlace } from "./evidence.ts";
import { quoteMentions, withdrawalText } from "./mentions.ts";
import type { ClientType } from "./withdrawal.ts";

const { valid_until } = sent;
const facts = {
  seller: garonne,
  client: vidal,
  lines,
  valid_until,
  quote_price: 0,
  keeps_parts: false,
};

describe("the texts of a quote", () => {
  it("say what the law asks of a quote to a consumer", () => {
    expect(quoteMentions(facts)).toEqual([
      "Devis gratuit.",
      "Devis valable jusqu’au 23 décembre 2026 inclus.",
      "Les pièces remplacées restent à l’atelier, qui les recycle, sauf si vous demandez à les conserver.",
      `Assurance professionnelle : ${garonne.insurance}.`,
      `En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation : ${garonne.mediator}.`,
    ]);
  });

  it("leave out the mediator for a company, and what the shop did not fill in", () => {
    const company = { ...vidal, type: "Entreprise" as const };
    expect(quoteMentions({ ...facts, client: company }).join()).not.toContain("médiateur");
    const bare = { ...garonne, insurance: "", mediator: "" };
    expect(quoteMentions({ ...facts, seller: bare, lines: [] })).toHaveLength(2);
  });

  it("say the price of a quote that is not free", () => {
    expect(quoteMentions({ ...facts, quote_price: 3_000 })[0]).toMatch(
      /^Devis payant\s: 30,00\s€ TTC\.$/,
    );
  });

  it("promise the replaced parts to the client who wants them", () => {
    const kept = quoteMentions({ ...facts, keeps_parts: true });
    expect(kept).toContainEqual(expect.stringMatching(/^Vous conservez les pièces remplacées/));
  });

  it("say why there is no VAT under the small-business exemption", () => {
    const seller = { ...garonne, vat_regime: "franchise" as const };
    expect(quoteMentions({ ...facts, seller })).toContain("TVA non applicable, art. 293 B du CGI.");
  });

  it.each([550, 1000] as const)(
    "have the client certify the dwelling at the rate of %i",
    (vat_rate) => {
      const reduced = lines.map((line) => ({ ...line, vat_rate }));
      const texts = quoteMentions({ ...facts, lines: reduced }).join(" ");
      expect(texts).toContain("achevés depuis plus de deux ans");
    },
  );
});

describe("the text on withdrawing", () => {
  type Story = [string, ConclusionPlace, "urgent" | "planned", ClientType, RegExp | null];
  it.each<Story>([
    ["is not printed at the counter", "shop", "planned", "Particulier", null],
    ["is not printed for a company", "home", "planned", "Entreprise", null],
    [
      "gives fourteen days at a distance",
      "distance",
      "planned",
      "Particulier",
      /quatorze jours(?!.*sept jours)/,
    ],
    [
      "adds seven days without payment at home",
      "home",
      "planned",
      "Particulier",
      /quatorze jours.*sept jours/,
    ],
    ["says that an urgent call has none", "home", "urgent", "Particulier", /^Intervention urgente/],
  ])("%s", (_, conclusion_place, haste, client_type, expected) => {
    const urgent_on_request = haste === "urgent";
    const text = withdrawalText({ conclusion_place, urgent_on_request, client_type });
    if (expected === null) expect(text).toBeNull();
    else expect(text).toMatch(expected);
  });
});
