/** How the shop keeps its books: when a month closes by itself, the accounting year, the accountant, the plan of accounts. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { isSame } from "../../record.ts";
import { isRefusal } from "../../decision.ts";
import { badInput, filled, parseInput, read, type BadInput } from "../../validation.ts";
import type { LocalDate } from "../../time.ts";
import { DEFAULT_RULES, type ClosingRules } from "../closing/closing.ts";
import {
  ACCOUNT_LINES,
  BOOK_LINES,
  type AccountLine,
  type ChosenAccounts,
} from "../journal/accounts.ts";

export type Accounting = ClosingRules & {
  /** Receives the head of the register; empty for none. */
  accountant_email: string;
  /** From when VAT on services is due when they are invoiced; null: when they are paid (CGI 269, 2-c). */
  debits_from: LocalDate | null;
  accounts: ChosenAccounts;
};

export const DEFAULT_ACCOUNTING: Accounting = {
  ...DEFAULT_RULES,
  accountant_email: "",
  debits_from: null,
  accounts: {},
};

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const SAY = {
  day: "Choisissez un jour de 1 à 28.",
  month: "Choisissez un mois.",
  email: "Cette adresse e-mail n’est pas complète.",
  number: "Un compte a de 3 à 20 chiffres et lettres, et commence par un chiffre de 1 à 7.",
  code: "Un journal a un code de 2 à 6 lettres et chiffres.",
  name: "Donnez un nom.",
};

const numberOf = (text: string): string | undefined =>
  /^[1-7]\d{2}[0-9A-Z]{0,17}$/.test(text) ? text : undefined;
const codeOf = (text: string): string | undefined =>
  /^[A-Z0-9]{2,6}$/.test(text) ? text : undefined;

const upper = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim().toUpperCase()),
);
const account = z.object({
  number: z.pipe(upper, read(numberOf, SAY.number)),
  name: filled(80, SAY.name),
});
const book = z.object({
  number: z.pipe(upper, read(codeOf, SAY.code)),
  name: filled(80, SAY.name),
});

const head = z.object({
  closing_day: z.int(SAY.day).check(z.minimum(1, SAY.day), z.maximum(28, SAY.day)),
  year_month: z.int(SAY.month).check(z.minimum(1, SAY.month), z.maximum(12, SAY.month)),
  accountant_email: z.pipe(
    z.string(),
    z.transform((text: string) => text.trim()),
  ),
});

export type AccountingInput = {
  closing_day: number;
  year_month: number;
  accountant_email: string;
  debits_from: LocalDate | null;
  accounts: readonly { key: string; number: string; name: string }[];
};

/** A row that says what the application proposes is not stored. An error names the row: « accounts.client.number ». */
export function parseAccounting(given: AccountingInput): Accounting | BadInput {
  const rules = parseInput(head, given);
  if (isRefusal(rules)) return rules;
  if (rules.accountant_email !== "" && !EMAIL.test(rules.accountant_email))
    return badInput({ accountant_email: SAY.email });
  const accounts: Record<string, { number: string; name: string }> = {};
  for (const line of [...BOOK_LINES, ...ACCOUNT_LINES]) {
    const row = given.accounts.find(({ key }) => key === line.key);
    if (!row) continue;
    const shape = line.key.startsWith("book.") ? book : account;
    const read = parseInput(shape, row);
    if (isRefusal(read)) return badInput(under(line.key, read));
    if (!isSame(read, parseInput(shape, line))) accounts[line.key] = read;
  }
  return { ...rules, debits_from: given.debits_from, accounts };
}

const under = (key: string, { detail }: BadInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail).map(([field, message]) => [`accounts.${key}.${field}`, message]),
  );

/** Each row of the plan as it stands. */
export const planOf = ({ accounts }: Pick<Accounting, "accounts">): AccountLine[] =>
  [...BOOK_LINES, ...ACCOUNT_LINES].map((line) => ({ ...line, ...accounts[line.key] }));
