/** The reduced rates of VAT on works in a dwelling, which the client certifies when signing. */
import type { QuoteLine } from "./line.ts";
import type { Seller } from "./parties.ts";

/**
 * CGI 278-0 bis A and 279-0 bis, in the words of BOI-LETTRE-000280: since February 2025 they replace the separate
 * certificate, and the client certifies them on the quote.
 */
const DWELLING =
  ", en qualité de preneur de la prestation, que les travaux réalisés concernent des locaux à usage d’habitation achevés " +
  "depuis plus de deux ans et qu’ils n’ont pas eu pour effet, sur une période de deux ans au plus, de concourir à la " +
  "production d’un immeuble neuf au sens du 2° du 2 du I de l’article 257 du CGI, ni d’entraîner une augmentation de la " +
  "surface de plancher des locaux existants supérieure à 10 %";

/** What follows « le client certifie » or « je certifie ». */
export const REDUCED_RATES = {
  1000: `${DWELLING}.`,
  550: `${DWELLING} et qu’ils ont la nature de travaux de rénovation énergétique.`,
} as const;
export type ReducedRate = keyof typeof REDUCED_RATES;

/** The rates that the client must certify, in the order of the law. */
export const reducedRates = (
  { vat_regime }: Pick<Seller, "vat_regime">,
  lines: readonly Pick<QuoteLine, "kind" | "vat_rate">[],
): ReducedRate[] =>
  vat_regime === "franchise"
    ? []
    : ([1000, 550] as const).filter((rate) =>
        lines.some(
          ({ kind, vat_rate }) => kind !== "bonus" && kind !== "text" && vat_rate === rate,
        ),
      );
