/** The letters to late payers: read, and written by the owner. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import type { Audience, UnpaidValues } from "../../../domain/message/unpaid/fields.ts";
import {
  defaultUnpaidLetter,
  isAudience,
  parseUnpaidLetter,
  type UnpaidLetter,
} from "../../../domain/message/unpaid/letter.ts";
import { dateOf, type Instant } from "../../../domain/time.ts";
import { loadAccounts } from "../../payment/account/store.ts";
import { cardUrl } from "../../payment/card/store.ts";
import { change } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { builder, read, RefusalRef } from "../../platform/graphql.ts";
import { publicOrigin } from "../../platform/origin.ts";
import { loadRepairFile } from "../../quote/document/parties.ts";
import { invoiceValues } from "./remind.ts";
import { saveUnpaidLetter } from "./save.ts";
import { exampleInvoice, loadUnpaidLetters } from "./store.ts";

const UnpaidLetterRef = builder.objectRef<UnpaidLetter>("UnpaidLetter").implement({
  fields: (t) => ({
    // Days after the due date.
    rung: t.exposeInt("rung"),
    // "consumer" or "business".
    audience: t.exposeString("audience"),
    subject: t.exposeString("subject"),
    text: t.exposeString("text"),
    sms: t.exposeString("sms"),
    // In our words, not in the shop's.
    is_default: t.boolean({
      resolve: ({ rung, audience, subject, text, sms }) => {
        const ours = defaultUnpaidLetter(rung, audience);
        return ours.subject === subject && ours.text === text && ours.sms === sms;
      },
    }),
  }),
});

type Example = { reference: string; values: UnpaidValues };
const UnpaidExampleRef = builder.objectRef<Example>("UnpaidExample").implement({
  fields: (t) => ({
    reference: t.exposeString("reference"),
    values: t.expose("values", { type: "JSON" }),
  }),
});

builder.queryFields((t) => ({
  unpaid_letters: t.field({
    type: [UnpaidLetterRef],
    resolve: (_root, _args, context) => read(context, loadUnpaidLetters),
  }),
  // An invoice of the shop on which a letter is shown; null while it has none.
  unpaid_example: t.field({
    type: UnpaidExampleRef,
    nullable: true,
    args: { audience: t.arg.string({ required: true }) },
    resolve: (_root, { audience }, context) => {
      const { clock, config, card } = context.services;
      const takesCards = card !== undefined;
      const moment = { at: clock(), origin: publicOrigin(config), takesCards };
      return isAudience(audience) ? read(context, (db) => loadExample(db, audience, moment)) : null;
    },
  }),
}));

async function loadExample(
  db: ShopDb,
  audience: Audience,
  { at, origin, takesCards }: { at: Instant; origin: string; takesCards: boolean },
): Promise<Example | null> {
  const id = await exampleInvoice(db, audience);
  const [account] = (id && (await loadAccounts(db, [id]))) || [];
  const file = account && (await loadRepairFile(db, account.invoice.repair_id, at));
  if (!account || !file) return null;
  const { client, shop, repair } = file;
  const { sheetid } = repair;
  const link = { sheetid, invoice_id: account.invoice.id };
  const card_url = await cardUrl(db, link, { origin, takesCards });
  const about = {
    account,
    client,
    shop: senderOf(shop),
    url: `${origin}/suivi/${sheetid}`,
    card_url,
  };
  const values = await invoiceValues(db, about, dateOf(at, shop.timezone));
  return { reference: account.invoice.reference, values };
}

const UnpaidLetterInput = builder.inputType("UnpaidLetterInput", {
  fields: (t) => ({
    rung: t.int({ required: true }),
    audience: t.string({ required: true }),
    subject: t.string({ required: true }),
    text: t.string({ required: true }),
    sms: t.string({ required: true }),
  }),
});

const UnpaidLetterResult = builder.unionType("UnpaidLetterResult", {
  types: [UnpaidLetterRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "UnpaidLetter"),
});

builder.mutationField("saveUnpaidLetter", (t) =>
  t.field({
    type: UnpaidLetterResult,
    args: { input: t.arg({ type: UnpaidLetterInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const letter = parseUnpaidLetter(input);
      if (isRefusal(letter)) return letter;
      const { shop_id } = context.scope;
      return change<UnpaidLetter | Refusal>(context, "edit-settings", (db, changing) =>
        saveUnpaidLetter(db, { shop_id, letter }, changing),
      );
    },
  }),
);
