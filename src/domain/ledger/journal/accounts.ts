/** The accounts and the journals of a shop's entries: those of the French chart (PCG) unless its accountant chose others. */
import { formatRate } from "../../money.ts";
import { VAT_RATES, type VatRate } from "../../quote/line.ts";
import type { VatBasis } from "../sales/basis.ts";

export type Account = { number: string; name: string };
/** A journal: its code stands in `number`. */
export type Book = Account;

const BOOKS = ["sales", "cash", "bank", "miscellaneous"] as const;
const METHODS = ["cash", "card", "cheque", "transfer"] as const;

export type AccountMap = {
  /** When services owe VAT; it decides where the VAT of an invoice waits. */
  basis: VatBasis;
  books: Record<(typeof BOOKS)[number], Book>;
  client: Account;
  /** Who pays the bonus for the client. */
  third_party: Account;
  deposit: Account;
  services: Record<VatRate, Account>;
  goods: Record<VatRate, Account>;
  /** VAT due to the State, by rate. */
  vat: Record<VatRate, Account>;
  /** VAT of services invoiced and not paid yet, by rate. */
  pending_vat: Record<VatRate, Account>;
  /** By how the money came; what is not named waits in `waiting`. */
  methods: Readonly<Record<string, Account>>;
  waiting: Account;
  /** Interest of late professionals, and their 40 EUR: neither turnover nor VAT. */
  late_interest: Account;
  late_indemnity: Account;
};

/** One row of the plan: its key never changes, since it is stored. */
export type AccountLine = Account & { key: string; label: string };

const line = (key: string, label: string, account: Account): AccountLine => ({
  key,
  label,
  ...account,
});
const account = (number: string, name: string): Account => ({ number, name });

/** The last figure tells the rates apart, the highest first. */
const ranked = (root: string, rate: VatRate): string =>
  `${root}${VAT_RATES.length - VAT_RATES.indexOf(rate)}`;

/** The highest rate first. */
const RATES: readonly VatRate[] = VAT_RATES.toReversed();

const byRate = (
  key: string,
  label: string,
  of: (rate: VatRate) => Account,
): readonly AccountLine[] =>
  RATES.map((rate) => line(`${key}.${rate}`, `${label} à ${formatRate(rate)}`, of(rate)));

export const BOOK_LINES: readonly AccountLine[] = [
  line("book.sales", "Journal des ventes", account("VE", "Ventes")),
  line("book.cash", "Journal de caisse", account("CA", "Caisse")),
  line("book.bank", "Journal de banque", account("BQ", "Banque")),
  line(
    "book.miscellaneous",
    "Journal des opérations diverses",
    account("OD", "Opérations diverses"),
  ),
];

/** What an accountant would choose; a shop that chose nothing writes with it. */
export const ACCOUNT_LINES: readonly AccountLine[] = [
  line("client", "Clients", account("411000", "Clients")),
  line("third_party", "Bonus réparation", account("467000", "Bonus réparation à recevoir")),
  line("deposit", "Acomptes et avances", account("419100", "Clients, acomptes reçus")),
  line("method.cash", "Espèces", account("530000", "Caisse")),
  line("method.card", "Cartes bancaires", account("511500", "Cartes bancaires à encaisser")),
  line("method.cheque", "Chèques", account("511200", "Chèques à encaisser")),
  line("method.transfer", "Virements", account("512000", "Banque")),
  line("waiting", "Autres moyens", account("471000", "Compte d’attente")),
  line(
    "late_interest",
    "Intérêts de retard",
    account("763100", "Revenus des créances commerciales"),
  ),
  line(
    "late_indemnity",
    "Indemnités de recouvrement",
    account("758800", "Autres produits divers de gestion courante"),
  ),
  ...byRate("services", "Prestations", () => account("706000", "Prestations de services")),
  ...byRate("goods", "Pièces vendues", () => account("707000", "Ventes de marchandises")),
  ...byRate("vat", "TVA due", (rate) =>
    account(ranked("44571", rate), `TVA collectée ${formatRate(rate)}`),
  ),
  ...byRate("pending_vat", "TVA en attente", (rate) =>
    account(ranked("44574", rate), `TVA collectée en attente ${formatRate(rate)}`),
  ),
];

/** What the shop chose, by the key of the row. */
export type ChosenAccounts = Readonly<Record<string, Account>>;

export function accountMap(chosen: ChosenAccounts, basis: VatBasis): AccountMap {
  const of = (key: string): Account => {
    const known = [...BOOK_LINES, ...ACCOUNT_LINES].find((one) => one.key === key);
    if (!known) throw new Error(`no account for ${key}`);
    return chosen[key] ?? account(known.number, known.name);
  };
  const rates = (key: string): Record<VatRate, Account> => ({
    0: of(`${key}.0`),
    210: of(`${key}.210`),
    550: of(`${key}.550`),
    850: of(`${key}.850`),
    1000: of(`${key}.1000`),
    2000: of(`${key}.2000`),
  });
  return {
    basis,
    books: {
      sales: of("book.sales"),
      cash: of("book.cash"),
      bank: of("book.bank"),
      miscellaneous: of("book.miscellaneous"),
    },
    client: of("client"),
    third_party: of("third_party"),
    deposit: of("deposit"),
    services: rates("services"),
    goods: rates("goods"),
    vat: rates("vat"),
    pending_vat: rates("pending_vat"),
    methods: Object.fromEntries(METHODS.map((method) => [method, of(`method.${method}`)])),
    waiting: of("waiting"),
    late_interest: of("late_interest"),
    late_indemnity: of("late_indemnity"),
  };
}
