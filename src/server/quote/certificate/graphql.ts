/** Certificates of irreparability, on the sheet of their repair. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { parseCertificate, parseWithdrawal } from "../../../domain/quote/certificate/input.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { againIfTaken } from "../../platform/database/violation.ts";
import { builder, readAtOnce, RefusalRef, type Context } from "../../platform/graphql.ts";
import { RepairRef } from "../../repair/graphql.ts";
import { certifyIrreparable } from "./certify.ts";
import { certificatesOfRepairs, type CertificateRow } from "./store.ts";
import { withdrawCertificate } from "./withdraw.ts";

const CertificateRef = builder.objectRef<CertificateRow>("Certificate").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    repair_id: t.exposeID("repair_id"),
    reason: t.string({ resolve: ({ document }) => document.reason }),
    fault: t.string({ resolve: ({ document }) => document.fault }),
    note: t.string({ resolve: ({ document }) => document.note }),
    technician: t.string({ resolve: ({ document }) => document.technician }),
    created_at: t.expose("created_at", { type: "Instant" }),
    withdrawn_at: t.expose("withdrawn_at", { type: "Instant", nullable: true }),
    withdrawn_why: t.exposeString("withdrawn_why"),
  }),
});

const certificatesByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => certificatesOfRepairs(db, ids)),
    ({ repair_id }) => repair_id,
  ),
);
builder.objectField(RepairRef, "certificates", (t) =>
  t.field({
    type: [CertificateRef],
    resolve: ({ id }, _args, context) => certificatesByRepair(context, id),
  }),
);

const CertificateResult = builder.unionType("CertificateResult", {
  types: [CertificateRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Certificate"),
});

const needed = { required: true } as const;

const CertificateInputRef = builder.inputType("CertificateInput", {
  fields: (t) => ({
    id: t.id(needed),
    repair_id: t.id(needed),
    reason: t.string(needed),
    fault: t.string(needed),
    note: t.string(needed),
  }),
});

builder.mutationFields((t) => ({
  certifyIrreparable: t.field({
    type: CertificateResult,
    args: { input: t.arg({ type: CertificateInputRef, required: true }) },
    resolve: (_root, { input }, context) => {
      const given = parseCertificate(input);
      if (isRefusal(given)) return given;
      // Retried once: of two requests with the same id, the second one finds the first.
      return againIfTaken(["certificate_pkey"], () =>
        change<CertificateRow | Refusal>(context, "edit-repair", (db, changing) =>
          certifyIrreparable(db, given, changing),
        ),
      );
    },
  }),
  withdrawCertificate: t.field({
    type: CertificateResult,
    args: { certificate_id: t.arg.id(needed), why: t.arg.string(needed) },
    resolve: (_root, args, context) => {
      const given = parseWithdrawal(args);
      if (isRefusal(given)) return given;
      return change<CertificateRow | Refusal>(context, "edit-repair", (db, changing) =>
        withdrawCertificate(db, given, changing),
      );
    },
  }),
}));
