/** How the books are kept: read by who answers for the accounts, chosen by the owner. */
import { isRefusal } from "../../../domain/decision.ts";
import {
  parseAccounting,
  planOf,
  type Accounting,
} from "../../../domain/ledger/accounting/accounting.ts";
import type { AccountLine } from "../../../domain/ledger/journal/accounts.ts";
import { change } from "../../platform/change.ts";
import { builder, read, RefusalRef } from "../../platform/graphql.ts";
import { demandAccounts } from "../demand-accounts.ts";
import { saveAccounting } from "./save.ts";
import { loadAccounting } from "./store.ts";

const LineRef = builder.objectRef<AccountLine>("AccountLine").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    label: t.exposeString("label"),
    number: t.exposeString("number"),
    name: t.exposeString("name"),
  }),
});

const AccountingRef = builder.objectRef<Accounting>("Accounting").implement({
  fields: (t) => ({
    closing_day: t.exposeInt("closing_day"),
    year_month: t.exposeInt("year_month"),
    accountant_email: t.exposeString("accountant_email"),
    debits_from: t.expose("debits_from", { type: "LocalDate", nullable: true }),
    accounts: t.field({ type: [LineRef], resolve: planOf }),
  }),
});

builder.queryField("accounting", (t) =>
  t.field({
    type: AccountingRef,
    resolve: (_root, _args, context) => {
      demandAccounts(context.me);
      return read(context, loadAccounting);
    },
  }),
);

const LineInput = builder.inputType("AccountLineInput", {
  fields: (t) => ({
    key: t.string({ required: true }),
    number: t.string({ required: true }),
    name: t.string({ required: true }),
  }),
});

const AccountingInput = builder.inputType("AccountingInput", {
  fields: (t) => ({
    closing_day: t.int({ required: true }),
    year_month: t.int({ required: true }),
    accountant_email: t.string({ required: true }),
    debits_from: t.field({ type: "LocalDate" }),
    accounts: t.field({ type: [LineInput], required: true }),
  }),
});

const AccountingResult = builder.unionType("AccountingResult", {
  types: [AccountingRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Accounting"),
});

builder.mutationField("saveAccounting", (t) =>
  t.field({
    type: AccountingResult,
    args: { input: t.arg({ type: AccountingInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const wanted = parseAccounting({ ...input, debits_from: input.debits_from ?? null });
      if (isRefusal(wanted)) return wanted;
      return change(context, "edit-settings", (db, changing) =>
        saveAccounting(db, wanted, changing),
      );
    },
  }),
);
