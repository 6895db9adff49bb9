/** Documents of every kind that a shop issues, for properties and for `npm run facturx:samples`. */
import fc from "fast-check";
import { BUSINESS_TERMS, invoiceMentions } from "../../../src/domain/invoice/mentions.ts";
import { portionOf } from "../../../src/domain/invoice/part/portion.ts";
import { isSaleKind } from "../../../src/domain/invoice/kind.ts";
import type { BilledDocument } from "../../../src/domain/invoice/facturx/billed.ts";
import { divideRounded, sum, type Cents } from "../../../src/domain/money.ts";
import { printedLines, type PrintedLine } from "../../../src/domain/quote/document.ts";
import { VAT_RATES, type QuoteLine, type VatRate } from "../../../src/domain/quote/line.ts";
import type { PrintedClient, Seller } from "../../../src/domain/quote/parties.ts";
import { linesUnder, repriced } from "../../../src/domain/quote/price/price.ts";
import { hasMoney, totalsOf, type Totals } from "../../../src/domain/quote/totals.ts";
import { addDays } from "../../../src/domain/time.ts";
import { date } from "../invoice.ts";
import { garonne, parties, vidal } from "../quote.ts";

/** Quotes, an emoji, a mark that turns the writing, markup, and a word that never ends. */
export const HOSTILE = [
  `Pompe « Ø 32 » & joint <d'origine> "neuf" 😀`,
  "Remise\u202e%001 rab\u202c, l’eau & l’air",
  `]]><ram:ID>F1</ram:ID><!-- ${"x".repeat(40)}`,
  "W".repeat(500),
  "Deux\nlignes\tet un \u0007 signal \ud800 seul",
];

const label = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      "Pompe de vidange",
      "Main-d’œuvre à l’atelier",
      "Déplacement, zone 1",
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 60 }).map((text) => `a${text}`),
  },
);

const priced: fc.Arbitrary<Omit<QuoteLine, "id">> = fc.record({
  kind: fc.constantFrom("labour", "travel", "part"),
  label,
  quantity: fc.oneof(fc.constantFrom(10_000, 15_000, 20_000), fc.integer({ min: 1, max: 500_000 })),
  unit: fc.constantFrom("u", "h", "forfait", "km", "m²", "", "lot"),
  unit_price: fc.oneof(
    fc.integer({ min: 0, max: 200_000 }),
    fc.constantFrom(0, 1, 5_833, 100_000_000),
  ),
  vat_rate: fc.constantFrom(...VAT_RATES.filter((rate) => rate > 0)),
  discount: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 10_000 })),
});

const lines = fc
  .record({
    lines: fc.array(priced, { minLength: 1, maxLength: 12 }),
    /** Prices typed incl. VAT, all of them, some or none. */
    incl: fc.constantFrom("all", "some", "none", "none"),
    note: fc.option(label, { nil: null }),
    free: fc.boolean(),
  })
  .map(({ lines: sold, incl, note, free }): QuoteLine[] => [
    ...sold.map((line, index) => {
      const isIncl = incl === "all" || (incl === "some" && index % 2 === 0);
      const price = isIncl ? { unit_price_incl: line.unit_price } : {};
      return repriced({ ...line, id: `l${index}`, ...price });
    }),
    ...(free ? [{ ...ZERO, id: "zero" }] : []),
    ...(note === null ? [] : [{ ...ZERO, id: "note", kind: "text" as const, label: note }]),
  ]);

const ZERO: Omit<QuoteLine, "id"> = {
  kind: "part",
  label: "Pièce hors de la TVA",
  quantity: 10_000,
  unit: "u",
  unit_price: 4_200,
  vat_rate: 0,
  discount: 0,
};

/** Under numbers that exist, as a platform checks them. */
export const registered: Seller = {
  ...garonne,
  siret: "73282932000074",
  siren: "732829320",
  vat_number: "FR44732829320",
  register: "RCS Toulouse 732 829 320",
};

const seller = fc.constantFrom<Seller>(
  registered,
  {
    ...registered,
    vat_regime: "franchise",
    vat_number: "",
    legal_form: "EI",
    capital: "",
    iban: "",
  },
  {
    ...registered,
    legal_name: "",
    name: "Réparer & Fils <Toulouse>",
    address: ["Bât. C", "Porte 2", "3 rue d’Ici", "31000 Toulouse"],
  },
);

const client = fc.constantFrom<PrintedClient>(
  vidal,
  { ...vidal, address: [] },
  { ...vidal, name: 'Mme "O\u202eLéa" & Cie 😀' },
  {
    name: "Boulangerie L’Épi d’Or",
    address: ["3 place du Marché", "49100 Angers"],
    type: "Entreprise",
    siren: "552100554",
    vat_number: "FR96552100554",
  },
  {
    name: "Syndic <Les Pins>",
    address: ["1 rue A", "98000 Monaco"],
    type: "Entreprise",
    siren: "552 100 554",
  },
);

const facts = fc.record({
  seller,
  client,
  lines,
  kind: fc.constantFrom(380, 380, 380, 380, 384, 386, 381, 503),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
  bonus: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6_000 })),
  /** Of an invoice: all that was sold, a first part of it, or what was left after that. */
  part: fc.constantFrom("whole", "whole", "first", "rest"),
  /** What of the rest was received before, in hundredths. */
  paid: fc.constantFrom(0, 0, 30, 100),
  vat_ground: fc.constantFrom("reverse-charge", "export", "disbursement", "not-applicable"),
  place: fc.constantFrom(vidal.address, garonne.address, [
    "Le Moulin",
    "Chemin creux",
    "09100 Pamiers",
  ]),
  day: fc.integer({ min: 0, max: 700 }),
  number: fc.integer({ min: 1, max: 120_000 }),
});

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

export const billedDocuments: fc.Arbitrary<BilledDocument> = facts.map((chosen) => {
  const given = linesUnder(chosen.seller.vat_regime, chosen.lines);
  return chosen.kind === 386 || chosen.kind === 503
    ? deposit(chosen, given)
    : invoice(chosen, given);
});

function invoice(chosen: Facts, given: readonly QuoteLine[]): BilledDocument {
  if (isSaleKind(chosen.kind) && chosen.part !== "whole") return partInvoice(chosen, given);
  const isConsumer = chosen.client.type === "Particulier";
  const whole = totalsOf(given, chosen.discount);
  const bonus =
    isConsumer && isSaleKind(chosen.kind) ? Math.min(chosen.bonus, whole.total_incl) : 0;
  const all =
    bonus > 0
      ? [...given, { ...ZERO, id: "bonus", kind: "bonus" as const, unit_price: bonus }]
      : given;
  const prepaid = divideRounded(BigInt(whole.total_incl - bonus) * BigInt(chosen.paid), 100n);
  return documentOf(chosen, printedLines(all), totalsOf(all, chosen.discount, prepaid));
}

/** Counted by difference, as the parts of a quote are: together they come to the whole. */
function partInvoice(chosen: Facts, given: readonly QuoteLine[]): BilledDocument {
  const { discount } = chosen;
  const sold = { lines: printedLines(given), discount, totals: totalsOf(given, discount) };
  const first = portionOf(sold, [], halves(given));
  if (chosen.part === "first" && first.lines.length > 0)
    return documentOf(chosen, first.lines, first.totals);
  const taken = first.lines.length > 0 ? [first] : [];
  const left = new Map(given.filter(hasMoney).map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of taken.flatMap(({ lines: part }) => part))
    left.set(id, (left.get(id) ?? 0) - quantity);
  const rest = portionOf(sold, taken, left);
  return documentOf(chosen, rest.lines, rest.totals);
}

const halves = (given: readonly QuoteLine[]): Map<string, number> =>
  new Map(given.filter(hasMoney).map(({ id, quantity }) => [id, Math.floor(quantity / 2)]));

/** The VAT is taken out of an amount that is exact incl. VAT, rate by rate. */
function deposit(chosen: Facts, given: readonly QuoteLine[]): BilledDocument {
  const rates = [
    ...new Set(given.filter(({ kind }) => kind !== "text").map((line) => line.vat_rate)),
  ];
  const shares = rates.map((rate, index) => shareOf(rate, 1_000 + 777 * index + chosen.day));
  return documentOf(
    { ...chosen, discount: 0 },
    shares.map(({ line }) => line),
    depositTotals(shares),
  );
}

type Share = { line: PrintedLine; vat: Cents };

function shareOf(vat_rate: VatRate, incl: Cents): Share {
  const net = divideRounded(BigInt(incl) * 10_000n, 10_000n + BigInt(vat_rate));
  const line = { ...ZERO, id: `a${vat_rate}`, label: "Acompte", unit_price: net, vat_rate };
  return { line: { ...line, gross: net, allowance: 0, net }, vat: incl - net };
}

function depositTotals(shares: readonly Share[]): Totals {
  const total_excl = sum(shares.map(({ line }) => line.net));
  const total_vat = sum(shares.map(({ vat }) => vat));
  const due = total_excl + total_vat;
  return {
    lines_net: total_excl,
    allowance: 0,
    total_excl,
    total_vat,
    total_incl: due,
    bonus: 0,
    prepaid: 0,
    due,
    vat_groups: shares.map(({ line: { vat_rate, net }, vat }) => ({ vat_rate, base: net, vat })),
  };
}

const pad = (number: number): string => String(number).padStart(5, "0");

function documentOf(
  chosen: Facts,
  printed: readonly PrintedLine[],
  totals: Totals,
): BilledDocument {
  const { kind, number, place } = chosen;
  const issued_on = addDays(date("2026-01-05"), chosen.day);
  const isCredit = kind === 381 || kind === 503;
  const company = chosen.client.type === "Entreprise";
  const needsGround =
    chosen.seller.vat_regime === "normal" &&
    printed.some((line) => line.vat_rate === 0 && line.kind !== "text" && line.kind !== "bonus");
  const owed = company ? chosen.vat_ground : "disbursement";
  const isCorrective = kind === 384;
  const corrects =
    isCredit || isCorrective
      ? {
          reference: `F2026-${pad(number)}`,
          issued_on: addDays(issued_on, -3),
          whole: true,
          ...(isCorrective && { total_incl: 12_345 }),
        }
      : null;
  return {
    ...parties,
    seller: chosen.seller,
    client: chosen.client,
    place,
    kind,
    reference: `${isCredit ? "A" : "F"}${issued_on.slice(0, 4)}-${pad(number)}`,
    issued_on,
    performed_on: kind === 386 || kind === 503 ? null : addDays(issued_on, -2),
    due_on: addDays(issued_on, company && isSaleKind(kind) ? 30 : 0),
    quote_reference: `D2026-${pad(number)}`,
    corrects,
    deposits:
      totals.prepaid > 0 && kind === 380
        ? [{ reference: "F2026-00001", issued_on: addDays(issued_on, -9) }]
        : [],
    order_number: company ? "BC 4512/é" : "",
    vat_ground: needsGround ? owed : null,
    subject: "Lave-linge qui ne vidange plus",
    lines: printed,
    discount: chosen.discount,
    totals,
    notes: HOSTILE[number % HOSTILE.length] ?? "",
    mentions: [
      ...invoiceMentions({
        seller: chosen.seller,
        client: chosen.client,
        lines: printed,
        corrects,
        kind,
        nature: "both" as const,
        vat_ground: null,
        reason: "",
      }),
      ...(company && isCredit ? Object.values(BUSINESS_TERMS) : []),
    ],
  };
}
