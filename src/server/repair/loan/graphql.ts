/** Loans of a repair, and the devices that the shop lends. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { parseDevice, parseGivingBack, parseLoan } from "../../../domain/repair/loan/input.ts";
import type { Loan } from "../../../domain/repair/loan/loan.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { violated } from "../../platform/database/violation.ts";
import {
  builder,
  demandId,
  read,
  readAtOnce,
  RefusalRef,
  type Context,
} from "../../platform/graphql.ts";
import { repairById, RepairRef } from "../graphql.ts";
import { RepairResult } from "../journal/graphql.ts";
import type { RepairRow } from "../store.ts";
import { renameLoanDevice, retireLoanDevice } from "./change.ts";
import { giveBack, lendDevice } from "./lend.ts";
import { listDevices, loansOfRepairs, type LoanDevice } from "./store.ts";

const LoanRef = builder.objectRef<Loan>("Loan").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    due_on: t.expose("due_on", { type: "LocalDate" }),
    returned: t.exposeBoolean("returned"),
  }),
});
const LoanDeviceRef = builder.objectRef<LoanDevice>("LoanDevice").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    lent: t.exposeBoolean("lent"),
    retired: t.exposeBoolean("retired"),
    due_on: t.expose("due_on", { type: "LocalDate", nullable: true }),
    repair: t.field({
      type: RepairRef,
      nullable: true,
      resolve: ({ repair_id }, _args, context) =>
        repair_id === null ? null : repairById(context, repair_id),
    }),
  }),
});

const LoanDeviceResult = builder.unionType("LoanDeviceResult", {
  types: [LoanDeviceRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "LoanDevice"),
});

const loansByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await readAtOnce(context, (db) => loansOfRepairs(db, ids)), ({ repair_id }) => repair_id),
);

builder.objectField(RepairRef, "loans", (t) =>
  t.field({ type: [LoanRef], resolve: ({ id }, _args, context) => loansByRepair(context, id) }),
);
builder.queryField("loan_devices", (t) =>
  t.field({
    type: [LoanDeviceRef],
    resolve: (_root, _args, context) => read(context, listDevices),
  }),
);

const id = { required: true } as const;

builder.mutationFields((t) => ({
  lendDevice: t.field({
    type: RepairResult,
    args: {
      id: t.arg.id(id),
      repair_id: t.arg.id(id),
      name: t.arg.string({ required: true }),
      due_on: t.arg({ type: "LocalDate", required: true }),
    },
    resolve: async (_root, { id: loan_id, repair_id, ...rest }, context) => {
      const parsed = parseLoan(rest);
      if (isRefusal(parsed)) return parsed;
      const loan = { id: demandId(loan_id), repair_id: demandId(repair_id), ...parsed };
      return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
        lendDevice(db, loan, changing),
      ).catch((error: unknown) => {
        if (violated(error, "loan_open")) return refuse("device-lent");
        throw error;
      });
    },
  }),
  giveBackDevice: t.field({
    type: RepairResult,
    args: { loan_id: t.arg.id(id), note: t.arg.string({ required: true }) },
    resolve: (_root, { loan_id, note: typed }, context) => {
      const parsed = parseGivingBack({ note: typed });
      if (isRefusal(parsed)) return parsed;
      const given = { id: demandId(loan_id), ...parsed };
      return change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
        giveBack(db, given, changing),
      );
    },
  }),
  renameLoanDevice: t.field({
    type: LoanDeviceResult,
    args: {
      device_id: t.arg.id(id),
      from: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
    },
    resolve: async (_root, { device_id, from, name }, context) => {
      const parsed = parseDevice({ name });
      if (isRefusal(parsed)) return parsed;
      const renaming = { id: demandId(device_id), from, ...parsed };
      return change<LoanDevice | Refusal>(context, "edit-repair", (db) =>
        renameLoanDevice(db, renaming),
      ).catch((error: unknown) => {
        if (violated(error, "loan_device_name")) return refuse("device-name-taken");
        throw error;
      });
    },
  }),
  retireLoanDevice: t.field({
    type: LoanDeviceResult,
    args: { device_id: t.arg.id(id), retired: t.arg.boolean({ required: true }) },
    resolve: (_root, { device_id, retired }, context) => {
      const device = { id: demandId(device_id), retired };
      return change<LoanDevice | Refusal>(context, "edit-repair", (db, changing) =>
        retireLoanDevice(db, device, changing),
      );
    },
  }),
}));
