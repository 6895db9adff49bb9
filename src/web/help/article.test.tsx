import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { HelpArticle } from "../../domain/shop/help/guide.ts";
import { ArticleBody } from "./article.tsx";

const ARTICLE: HelpArticle = {
  id: "agenda",
  group: "Chaque jour",
  title: "Lire l’agenda",
  summary: "Qui est où, quand.",
  screens: ["/app/agenda"],
  picture: { screen: "bureau-agenda-jour", width: 390, alt: "L’agenda d’un jour" },
  parts: [
    { title: "", blocks: [{ text: "Pressez **Affichage** puis **Jour**." }] },
    { title: "Ensuite", blocks: [{ steps: ["Ouvrez la carte.", "Pressez **Fait** <b>."] }] },
  ],
  next: [],
};

const drawn = (article: HelpArticle) => renderToStaticMarkup(<ArticleBody article={article} />);

test("an article is drawn: the screen's words stand out, steps are numbered, the picture has its words", () => {
  const html = drawn(ARTICLE);
  expect(html).toContain("Pressez <strong>Affichage</strong> puis <strong>Jour</strong>.");
  expect(html).toContain("<h2>Ensuite</h2><ol><li>Ouvrez la carte.</li>");
  expect(html).toContain("<strong>Fait</strong> &lt;b&gt;.");
  expect(html).toMatch(/<img [^>]*src="\/help\/agenda.webp" alt="L’agenda d’un jour" width="390"/);
});

test("an article without a picture shows none, and one of a panel has smaller titles", () => {
  expect(drawn({ ...ARTICLE, picture: null })).not.toContain("<img");
  expect(renderToStaticMarkup(<ArticleBody article={ARTICLE} title="h3" />)).toContain("<h3>");
});
