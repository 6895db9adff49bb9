/** The price book of the demonstration: what the shop wrote, a supplier's file, and its packages. */
import { kindOf } from "../../../domain/catalogue/kinds.ts";
import { parseEuros } from "../../../domain/money.ts";
import { PRICE_COLUMN_KEYS } from "../../../domain/quote/price-book/import/columns.ts";
import type { PackageLine } from "../../../domain/quote/price-book/package.ts";
import {
  lineOf,
  UNIT_OF,
  type Price,
  type PriceFacts,
} from "../../../domain/quote/price-book/price.ts";
import type { Instant } from "../../../domain/time.ts";
import { runPriceImport } from "../../quote/price-book/import/run.ts";
import { savePackage } from "../../quote/price-book/package/save.ts";
import { savePrice } from "../../quote/price-book/save.ts";
import { idOf } from "../chance.ts";
import { contextOf, ownerOf, type Stage } from "../stage.ts";
import { BREAKDOWNS } from "../breakdowns.ts";

/** Kind | label | euros excl. VAT | kilometres. */
const WRITTEN = [
  "labour|Main-d’œuvre à l’atelier|54,17|",
  "labour|Diagnostic, forfait|32,50|",
  "labour|Mise en service, forfait|41,67|",
  "travel|Zone 1, jusqu’à 10 km|25,00|10",
  "travel|Zone 2, jusqu’à 20 km|37,50|20",
  "travel|Zone 3, jusqu’à 40 km|54,17|40",
  "part|Pompe de vidange, réemploi|24,00|",
  "part|Tuyau d’arrivée 1,5 m|11,50|",
] as const;

export async function writePriceBook(stage: Stage, at: Instant): Promise<void> {
  const context = contextOf(stage, ownerOf(stage), at);
  const prices: Price[] = [];
  for (const text of WRITTEN) {
    const id = idOf(`${stage.demo.slug} price ${text}`);
    const facts = factsOf(text, stage.shop.vat_regime === "franchise" ? 0 : 2000);
    const saved = await savePrice(stage.db, { ...facts, id, shop_id: stage.shop.id }, context);
    if (saved) prices.push(saved);
  }
  await bringSupplier(stage, at);
  const [hour, diagnosis, , , , , pump] = prices;
  await pack(stage, at, { name: "Diagnostic", kind_ids: [], prices: [diagnosis] });
  const washers = ["lave-linge", "lave-vaisselle"];
  await pack(stage, at, { name: "Pompe de vidange", kind_ids: washers, prices: [hour, pump] });
}

function factsOf(text: string, vat_rate: 0 | 2000): PriceFacts {
  const [word, label = "", price = "", km = ""] = text.split("|");
  const kind = word === "travel" || word === "part" ? word : "labour";
  return {
    kind,
    label,
    unit: label.includes("forfait") ? "forfait" : UNIT_OF[kind],
    unit_price: parseEuros(price) ?? 0,
    purchase_price: null,
    vat_rate,
    reference: "",
    brand: "",
    supplier: "",
    condition: kind === "part" ? (label.includes("réemploi") ? "used" : "new") : null,
    stock: kind === "part" ? 2 : null,
    up_to_km: km === "" ? null : Number(km),
  };
}

/** The parts of the breakdowns, as their supplier lists them. */
async function bringSupplier(stage: Stage, at: Instant): Promise<void> {
  const lines = BREAKDOWNS.filter(({ part }) => part).map(({ part, brand, kind_id }, index) =>
    [
      `SP-${4_100 + index * 7}`,
      `${part?.label}, ${kindOf(kind_id).name.toLowerCase()}`,
      brand,
      ((part?.price ?? 0) / 160).toFixed(2),
    ].join(";"),
  );
  await runPriceImport(
    stage.db,
    {
      id: idOf(`${stage.demo.slug} supplier`),
      filename: "tarif-2026.csv",
      supplier: "Pièces du Sud-Ouest",
      separator: ";",
      mapping: PRICE_COLUMN_KEYS.slice(0, 4),
      rules: { coefficient: 160, vat_rate: stage.shop.vat_regime === "franchise" ? 0 : 2000 },
      text: (async function* () {
        yield ["Référence;Désignation;Marque;Prix d’achat HT", ...lines].join("\n");
      })(),
    },
    { ...contextOf(stage, ownerOf(stage), at), onProgress: () => undefined },
  );
}

type Packed = { name: string; kind_ids: readonly string[]; prices: readonly (Price | undefined)[] };

async function pack(stage: Stage, at: Instant, { name, kind_ids, prices }: Packed): Promise<void> {
  const lines = prices.flatMap((price, index): PackageLine[] => {
    if (!price) return [];
    const { option: _option, ...line } = lineOf(price, String(index));
    return [{ ...line, price_id: price.id }];
  });
  const id = idOf(`${stage.demo.slug} package ${name}`);
  const facts = { id, shop_id: stage.shop.id, name, kind_ids, lines };
  await savePackage(stage.db, facts, contextOf(stage, ownerOf(stage), at));
}
