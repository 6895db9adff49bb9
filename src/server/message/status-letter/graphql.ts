/** The letters of statuses: read, written, switched on and off by the owner. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import type { LetterValues } from "../../../domain/message/status-letter/fields.ts";
import {
  defaultLetter,
  parseStatusLetter,
  type StatusLetter,
} from "../../../domain/message/status-letter/letter.ts";
import { change } from "../../platform/change.ts";
import { builder, read, RefusalRef } from "../../platform/graphql.ts";
import { publicOrigin } from "../../platform/origin.ts";
import { loadAffair } from "../load-affair.ts";
import { letterValues } from "./send.ts";
import { saveStatusLetter } from "./save.ts";
import { exampleRepair, loadLetters } from "./store.ts";

const StatusLetterRef = builder.objectRef<StatusLetter>("StatusLetter").implement({
  fields: (t) => ({
    status: t.exposeString("status"),
    enabled: t.exposeBoolean("enabled"),
    subject: t.exposeString("subject"),
    text: t.exposeString("text"),
    sms: t.exposeString("sms"),
    // In our words, not in the shop's.
    is_default: t.boolean({
      resolve: ({ status, subject, text, sms }) => {
        const ours = defaultLetter(status);
        return ours.subject === subject && ours.text === text && ours.sms === sms;
      },
    }),
  }),
});

type Example = { reference: string; values: LetterValues };
const LetterExampleRef = builder.objectRef<Example>("LetterExample").implement({
  fields: (t) => ({
    reference: t.exposeString("reference"),
    values: t.expose("values", { type: "JSON" }),
  }),
});

builder.queryFields((t) => ({
  status_letters: t.field({
    type: [StatusLetterRef],
    resolve: (_root, _args, context) => read(context, loadLetters),
  }),
  // A repair of the shop on which a letter is shown; null while it has none.
  letter_example: t.field({
    type: LetterExampleRef,
    nullable: true,
    args: { status: t.arg.string({ required: true }) },
    resolve: (_root, { status }, context) =>
      read(context, async (db): Promise<Example | null> => {
        const id = await exampleRepair(db, status);
        const affair = id ? await loadAffair(db, id) : undefined;
        if (!affair) return null;
        const { clock, config } = context.services;
        const moment = { at: clock(), origin: publicOrigin(config) };
        const { reference } = affair.repair;
        return { reference, values: await letterValues(db, affair, moment) };
      }),
  }),
}));

const StatusLetterInput = builder.inputType("StatusLetterInput", {
  fields: (t) => ({
    status: t.string({ required: true }),
    enabled: t.boolean({ required: true }),
    subject: t.string({ required: true }),
    text: t.string({ required: true }),
    sms: t.string({ required: true }),
  }),
});

const StatusLetterResult = builder.unionType("StatusLetterResult", {
  types: [StatusLetterRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "StatusLetter"),
});

builder.mutationField("saveStatusLetter", (t) =>
  t.field({
    type: StatusLetterResult,
    args: { input: t.arg({ type: StatusLetterInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const letter = parseStatusLetter(input);
      if (isRefusal(letter)) return letter;
      const { shop_id } = context.scope;
      return change<StatusLetter | Refusal>(context, "edit-settings", (db, changing) =>
        saveStatusLetter(db, { shop_id, letter }, changing),
      );
    },
  }),
);
