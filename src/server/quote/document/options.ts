/** What a quote prints of what its client chooses: each group under its title, each alternative with its box and its price. */
import { formatEuros } from "../../../domain/money.ts";
import type { PrintedLine, QuoteDocument } from "../../../domain/quote/document.ts";
import { namesOf } from "../../../domain/quote/option/agreed.ts";
import type { Alternative, OptionGroup } from "../../../domain/quote/option/groups.ts";
import type { PrintedAlternative } from "../../../domain/quote/option/printed.ts";
import { sectionsOf } from "../../../domain/quote/option/sections.ts";
import { rowsOf } from "./sheet.ts";

type Optional = Pick<QuoteDocument, "lines" | "seller" | "client" | "options">;

/** The rows of the whole quote, in the order of its lines. */
export const optionRows = (document: Optional): object[] =>
  sectionsOf(document.lines).flatMap((section) =>
    "line" in section ? rowsOf([section.line], document) : groupRows(section.group, document),
  );

const groupRows = (group: OptionGroup<PrintedLine>, document: Optional): object[] => [
  {
    kind: "choice",
    label: group.isChoice ? `${group.group}, une proposition au choix` : "En option",
  },
  ...group.alternatives.flatMap((alternative) => [
    {
      kind: "alternative",
      label: alternative.alternative ?? namesOf(alternative.lines),
      hint: alternative.proposed ? "proposée par l’atelier" : "",
      ...pricesOf(printedOf(document, group.group, alternative), document),
    },
    ...rowsOf(alternative.lines, document),
  ]),
];

const printedOf = (
  { options }: Optional,
  group: string,
  { alternative }: Alternative,
): PrintedAlternative | undefined =>
  options?.groups
    .find((one) => one.group === group)
    ?.alternatives.find((one) => one.alternative === alternative);

const pricesOf = (printed: PrintedAlternative | undefined, { seller }: Optional) => {
  if (!printed) return { price: "", whole: "" };
  const tax = seller.vat_regime === "franchise" ? "" : " TTC";
  return {
    price: `${formatEuros(printed.price_incl)}${tax}`,
    whole: `le devis vient à ${formatEuros(printed.due)}`,
  };
};
