/** The columns of a supplier's file, and how suppliers head them. */
import type { ImportColumn } from "../../../client/import/columns.ts";

export const PRICE_COLUMN_KEYS = [
  "reference",
  "label",
  "brand",
  "purchase_price",
  "unit_price",
  "unit_price_incl",
  "vat_rate",
  "condition",
  "stock",
] as const;
export type PriceColumn = (typeof PRICE_COLUMN_KEYS)[number];

export const PRICE_COLUMNS: readonly ImportColumn<PriceColumn>[] = [
  {
    key: "reference",
    label: "Référence",
    known: [
      "réf",
      "ref article",
      "code article",
      "code",
      "sku",
      "référence fournisseur",
      "article",
    ],
  },
  {
    key: "label",
    label: "Désignation",
    known: ["libellé", "description", "nom", "produit", "intitulé", "désignation article"],
  },
  { key: "brand", label: "Marque", known: ["fabricant", "constructeur", "brand"] },
  {
    key: "purchase_price",
    label: "Prix d’achat HT",
    known: ["prix achat", "pa", "pa ht", "prix net", "tarif net", "prix remisé", "achat", "net ht"],
  },
  {
    key: "unit_price",
    label: "Prix de vente HT",
    known: [
      "prix vente",
      "pv",
      "pv ht",
      "prix public ht",
      "prix ht",
      "tarif",
      "prix public",
      "ppht",
      "prix",
    ],
  },
  {
    key: "unit_price_incl",
    label: "Prix de vente TTC",
    known: ["pv ttc", "prix public ttc", "prix ttc", "ppttc", "tarif ttc"],
  },
  { key: "vat_rate", label: "TVA", known: ["taux tva", "taux de tva", "tva"] },
  { key: "condition", label: "État", known: ["neuf occasion", "condition", "réemploi"] },
  { key: "stock", label: "Stock", known: ["quantité", "qté", "disponible", "stock disponible"] },
];
