/** An agreement that the shop records, and what its client must read and tick. */
import { isRefusal } from "../../../domain/decision.ts";
import type { Consent } from "../../../domain/quote/consents.ts";
import { CONCLUSION_PLACES } from "../../../domain/quote/evidence.ts";
import { parseAgreement, parseChoices } from "../../../domain/quote/input.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read } from "../../platform/graphql.ts";
import { answerQuote, QuoteRef, QuoteResult } from "../graphql.ts";
import { consentsAt } from "./read.ts";
import { recordAgreement } from "./record.ts";

const ConsentRef = builder.objectRef<Consent>("QuoteConsent").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    text: t.exposeString("text"),
    required: t.exposeBoolean("required"),
  }),
});

builder.objectField(QuoteRef, "consents", (t) =>
  t.field({
    type: [ConsentRef],
    args: {
      conclusion_place: t.arg.string({ required: true }),
      choices: t.arg({ type: "JSON" }),
    },
    resolve: (quote, args, context) => {
      const place = CONCLUSION_PLACES.find((known) => known === args.conclusion_place);
      const choices = parseChoices(args.choices);
      if (!place || isRefusal(choices)) return [];
      return read(context, (db) => consentsAt(db, quote, { conclusion_place: place, choices }));
    },
  }),
);

/** `signature` as drawn or typed on the screen, or `file_id`: the photo of the signed sheet, attached to the quote. */
const AgreementInputRef = builder.inputType("AgreementInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    document_sha256: t.string({ required: true }),
    conclusion_place: t.string({ required: true }),
    name: t.string({ required: true }),
    signature: t.field({ type: "JSON" }),
    file_id: t.id(),
    signed_on: t.field({ type: "LocalDate" }),
    consents: t.stringList({ required: true }),
    choices: t.field({ type: "JSON" }),
  }),
});

builder.mutationField("recordAgreement", (t) =>
  t.field({
    type: QuoteResult,
    args: { input: t.arg({ type: AgreementInputRef, required: true }) },
    resolve: async (_root, { input }, context) => {
      const given = parseAgreement(input);
      if (isRefusal(given)) return given;
      const agreement = { ...given, id: demandId(input.id) };
      const recorded = await change(context, "edit-quote", (db, changing) =>
        recordAgreement(db, agreement, changing),
      );
      return answerQuote(context, recorded);
    },
  }),
);
