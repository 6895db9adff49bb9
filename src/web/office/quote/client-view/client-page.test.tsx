import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { quote } from "../../../../../test/site-samples.ts";
import { draft, parties, sent } from "../../../../../test/shop/quote.ts";
import { QuoteSheet } from "../../../quote/quote-sheet.tsx";
import { Page } from "../../../site/pages/quote.tsx";
import type { QuoteDraft } from "../draft/draft.ts";
import { LivePage } from "./client-page.tsx";

const drawn = (facts: Partial<QuoteDraft> = {}): string =>
  renderToStaticMarkup(
    <LivePage
      draft={{ ...draft, ...facts }}
      circumstances={{ ...parties, work_at: "home", quote_price: 0 }}
      today={sent.document.issued_on}
      reference={null}
      version={1}
    />,
  );

test("the sheet that the shop sees is the one on the client's page, its title a level lower", () => {
  const sheet = renderToStaticMarkup(<QuoteSheet document={sent.document} title="h3" />);
  expect(drawn()).toContain(sheet);
  const page = renderToStaticMarkup(<Page {...quote} document={sent.document} />);
  const plain = (html: string) => html.replaceAll(/<\/?h\d>| class="[^"]*"/g, "");
  expect(plain(page)).toContain(plain(sheet));
});

test("it has no number yet, the day until which it would hold, and what is to pay", () => {
  const page = drawn();
  expect(page).toContain("<h3>Devis (brouillon)</h3>");
  expect(page).toContain("Établi le 23 novembre 2026, valable jusqu’au 23 décembre 2026");
  expect(page.replaceAll(/\s/g, " ")).toContain("190,00 € TTC");
  expect(drawn({ validity_days: 8 })).toContain("Devis valable jusqu’au 1er décembre 2026 inclus.");
});

test("a choice of the shop changes what the client is told", () => {
  const kept = "Vous conservez les pièces remplacées";
  expect([drawn(), drawn({ keeps_parts: true })].map((page) => page.includes(kept))).toEqual([
    false,
    true,
  ]);
  expect(drawn({ urgent_on_request: true })).toContain("Dépannage urgent demandé");
});

test("each of its tables has a caption, and its titles follow that of the panel", () => {
  expect(drawn().match(/<table[^>]*><caption>/g)).toHaveLength(2);
  expect([...drawn().matchAll(/<(h\d)>/g)].map(([, level]) => level)).toEqual(["h3", "h3"]);
});
