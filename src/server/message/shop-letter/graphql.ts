import type { Refusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId } from "../../platform/graphql.ts";
import { RepairResult } from "../../repair/journal/graphql.ts";
import type { RepairRow } from "../../repair/store.ts";
import { sendShopLetter } from "./send.ts";

/** By e-mail, else by SMS; refused when the client is reached by neither. */
builder.mutationField("writeToClient", (t) =>
  t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: (_root, { text, ...args }, context) => {
      const repair_id = demandId(args.repair_id);
      return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
        sendShopLetter(db, { repair_id, text }, changing),
      );
    },
  }),
);
