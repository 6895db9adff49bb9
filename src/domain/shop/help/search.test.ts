import { expect, test } from "vitest";
import type { HelpArticle } from "./guide.ts";
import { searchGuide } from "./search.ts";

const article = (id: string, title: string, summary: string, text: string): HelpArticle => ({
  id,
  group: "Chaque jour",
  title,
  summary,
  screens: [],
  picture: null,
  parts: [{ title: "", blocks: [{ text }, { steps: ["Ouvrez l’écran.", "Pressez Terminé."] }] }],
  next: [],
});

const GUIDE = [
  article("agenda", "Lire l’agenda", "Qui est où, quand.", "Un rendez-vous se déplace au doigt."),
  article("deplacer", "Déplacer un rendez-vous", "Au doigt ou au clavier.", "Glissez la carte."),
  article("factures", "Factures et avoirs", "Émettre, encaisser.", "Un avoir annule une facture."),
  article("oeuvre", "Main-d’œuvre", "Le temps passé.", "Une ligne du devis."),
];

const found = (text: string): string[] => searchGuide(GUIDE, text).map(({ id }) => id);

test.each([
  ["deplacer rendez-vous", ["deplacer"]],
  ["RENDEZ VOUS", ["deplacer", "agenda"]],
  ["comment faire une facture ?", ["factures"]],
  ["avoir", ["factures"]],
  ["encaisser", ["factures"]],
  ["main d'oeuvre", ["oeuvre"]],
  // The last word is perhaps still being typed.
  ["agen", ["agenda"]],
  ["termine", ["agenda", "deplacer", "factures", "oeuvre"]],
  ["facture agenda", []],
  ["<script>", []],
])("« %s » finds %j", (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test.each(["", "   ", "?!", "de la"])(
  "« %s » asks nothing: the whole guide, in its order",
  (text) => {
    expect(found(text)).toEqual(GUIDE.map(({ id }) => id));
  },
);

test("a word of the title counts more than one of the summary, and this one more than the text", () => {
  const inTitle = article("titre", "Le devis", "Une offre.", "Rien.");
  const inSummary = article("resume", "Une offre", "Le devis du client.", "Rien.");
  const inText = article("texte", "Une offre", "Rien.", "Le devis se signe.");
  const order = searchGuide([inText, inSummary, inTitle], "devis").map(({ id }) => id);
  expect(order).toEqual(["titre", "resume", "texte"]);
});

test("every word must be in the article, each anywhere in it", () => {
  const one = article("un", "Le devis", "Ce que le client signe.", "Un code part par SMS.");
  const other = article("deux", "Le devis", "Ce que le client signe.", "Il est imprimé.");
  expect(searchGuide([one, other], "devis sms")).toEqual([one]);
  expect(searchGuide([one, other], "devis fax")).toEqual([]);
});

test("a title of a part and a step are searched too", () => {
  const base = article("base", "Photos", "Prendre et montrer.", "Une photo.");
  const parts = [{ title: "Dessiner", blocks: [{ steps: ["Prenez le crayon.", "Tracez."] }] }];
  expect(searchGuide([{ ...base, parts }], "dessin")).toHaveLength(1);
  expect(searchGuide([{ ...base, parts }], "crayon")).toHaveLength(1);
});
