/** The accounts of the French chart (PCG) that the entries of a repair shop use. */
import { formatRate } from "../../money.ts";
import { VAT_RATES, type VatRate } from "../../quote/line.ts";
import type { VatBasis } from "../sales/basis.ts";

export type Account = { number: string; name: string };

export type AccountMap = {
  /** When services owe VAT; it decides where the VAT of an invoice waits. */
  basis: VatBasis;
  client: Account;
  /** Who pays the bonus for the client. */
  third_party: Account;
  deposit: Account;
  services: Account;
  goods: Account;
  /** VAT due to the State, by rate. */
  vat: Record<VatRate, Account>;
  /** VAT of services invoiced and not paid yet, by rate. */
  pending_vat: Record<VatRate, Account>;
  /** By how the money came; what is not named waits in `waiting`. */
  methods: Readonly<Record<string, Account>>;
  waiting: Account;
};

const account = (number: string, name: string): Account => ({ number, name });

/** The last figure tells the rates apart, the highest first. */
function byRate(root: string, name: string): Record<VatRate, Account> {
  const of = (rate: VatRate) =>
    account(`${root}${VAT_RATES.length - VAT_RATES.indexOf(rate)}`, `${name} ${formatRate(rate)}`);
  return {
    0: of(0),
    210: of(210),
    550: of(550),
    850: of(850),
    1000: of(1000),
    2000: of(2000),
  };
}

/** What an accountant would choose; a shop that has none writes with it. */
export const DEFAULT_ACCOUNTS: AccountMap = {
  basis: "receipts",
  client: account("411000", "Clients"),
  third_party: account("467000", "Bonus réparation à recevoir"),
  deposit: account("419100", "Clients, acomptes reçus"),
  services: account("706000", "Prestations de services"),
  goods: account("707000", "Ventes de marchandises"),
  vat: byRate("44571", "TVA collectée"),
  pending_vat: byRate("44574", "TVA collectée en attente"),
  methods: {
    cash: account("530000", "Caisse"),
    card: account("511500", "Cartes bancaires à encaisser"),
    cheque: account("511200", "Chèques à encaisser"),
    transfer: account("512000", "Banque"),
  },
  waiting: account("471000", "Compte d’attente"),
};
