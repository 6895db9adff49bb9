/** The first lines of files that suppliers of parts send. */
import { expect, test } from "vitest";
import { guessMapping } from "../../../client/import/mapping.ts";
import { PRICE_COLUMNS } from "./columns.ts";

const guessed = (headings: string): string =>
  guessMapping(headings.split(";"), PRICE_COLUMNS).join(";");

test.each([
  ["Code douanier;Référence;Désignation;Prix net HT", ";reference;label;purchase_price"],
  [
    "Nomenclature douanière;Code article;Libellé;PA HT;PV TTC;TVA",
    ";reference;label;purchase_price;unit_price_incl;vat_rate",
  ],
  [
    "EAN;Réf.;Marque;Désignation article;Prix public HT;Stock",
    ";reference;brand;label;unit_price;stock",
  ],
  ["HS code;SKU;Description;Brand;Prix", ";reference;label;brand;unit_price"],
  ["Code;Référence;Libellé;Tarif", ";reference;label;unit_price"],
  ["Code EAN;Code produit;Produit;Prix remisé", ";reference;label;purchase_price"],
  [
    "Gencod;Réf. fournisseur;Réf. constructeur;Désignation;Tarif net",
    ";reference;;label;purchase_price",
  ],
  ["Part number;Code SH douanier;Nom du produit;Prix achat", "reference;;label;purchase_price"],
  ["Article;Désignation;Pays d’origine;Code douane;PV HT", "reference;label;;;unit_price"],
  ["Référence;Article;Code-barres;Prix", "reference;label;;unit_price"],
  ["Article;Code;Prix", "label;reference;unit_price"],
  // Nothing else names the article.
  ["Code douanier;EAN13;Libellé;PA", ";reference;label;purchase_price"],
  ["Code TARIC;Désignation;Prix", ";label;unit_price"],
])("« %s » is read as « %s »", (headings, mapping) => {
  expect(guessed(headings)).toBe(mapping);
});

test("no column of ours can be mistaken for another by its own headings", () => {
  for (const { key, label, known, otherwise = [] } of PRICE_COLUMNS)
    for (const heading of [label, ...known, ...(key === "reference" ? otherwise : [])])
      expect([heading, guessed(heading)]).toEqual([heading, key]);
});
