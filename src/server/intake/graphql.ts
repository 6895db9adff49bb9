/** Reception and hand-over of an appliance, on the sheet of its repair. */
import { isRefusal } from "../../domain/decision.ts";
import { parseHandOver, parseReception } from "../../domain/intake/input.ts";
import { batched, grouped } from "../platform/batch.ts";
import { change, whenMade } from "../platform/change.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import { builder, demandId, readAtOnce, RefusalRef, type Context } from "../platform/graphql.ts";
import { RepairRef } from "../repair/graphql.ts";
import { handOverAppliance } from "./hand-over.ts";
import { readDevicePassword, type DevicePassword } from "./read-password.ts";
import { receiveAppliance } from "./receive.ts";
import { intakesOfRepairs, type IntakeRow } from "./store.ts";

export const IntakeRef = builder.objectRef<IntakeRow>("Intake").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    repair_id: t.exposeID("repair_id"),
    condition: t.stringList({ resolve: ({ condition }) => [...condition] }),
    condition_note: t.exposeString("condition_note"),
    accessories: t.exposeStringList("accessories"),
    ceiling: t.exposeInt("ceiling", { nullable: true }),
    has_password: t.exposeBoolean("has_password"),
    signed_by: t.exposeString("signed_by"),
    received_at: t.expose("received_at", { type: "Instant" }),
    returned_at: t.expose("returned_at", { type: "Instant", nullable: true }),
    returned_to: t.exposeString("returned_to", { nullable: true }),
    missing: t.exposeStringList("missing"),
  }),
});

const intakesByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => intakesOfRepairs(db, ids)),
    ({ repair_id }) => repair_id,
  ),
);
builder.objectField(RepairRef, "intakes", (t) =>
  t.field({ type: [IntakeRef], resolve: ({ id }, _args, context) => intakesByRepair(context, id) }),
);

const IntakeResult = builder.unionType("IntakeResult", {
  types: [IntakeRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Intake"),
});

const PasswordRef = builder.objectRef<DevicePassword>("DevicePassword").implement({
  fields: (t) => ({ password: t.exposeString("password") }),
});
const PasswordResult = builder.unionType("DevicePasswordResult", {
  types: [PasswordRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "DevicePassword"),
});

const needed = { required: true } as const;

const ReceptionInputRef = builder.inputType("ReceptionInput", {
  fields: (t) => ({
    id: t.id(needed),
    repair_id: t.id(needed),
    condition: t.stringList(needed),
    condition_note: t.string(needed),
    accessories: t.stringList(needed),
    password: t.string(),
    ceiling: t.int(),
    name: t.string(needed),
    signature: t.field({ type: "JSON" }),
  }),
});
const HandOverInputRef = builder.inputType("HandOverInput", {
  fields: (t) => ({
    intake_id: t.id(needed),
    returned: t.stringList(needed),
    note: t.string(needed),
    name: t.string(needed),
    signature: t.field({ type: "JSON" }),
  }),
});

builder.mutationFields((t) => ({
  receiveDevice: t.field({
    type: IntakeResult,
    args: { input: t.arg({ type: ReceptionInputRef, required: true }) },
    resolve: (_root, { input }, context) => {
      const reception = parseReception(input);
      if (isRefusal(reception)) return reception;
      // Retried once: of two requests with the same id, the second one finds the first.
      return againIfTaken(["intake_pkey"], () =>
        change(context, "edit-repair", (db, changing) =>
          receiveAppliance(db, reception, whenMade(changing)),
        ),
      );
    },
  }),
  handOverDevice: t.field({
    type: IntakeResult,
    args: { input: t.arg({ type: HandOverInputRef, required: true }) },
    resolve: (_root, { input }, context) => {
      const given = parseHandOver(input);
      if (isRefusal(given)) return given;
      return change(context, "edit-repair", (db, changing) =>
        handOverAppliance(db, given, changing),
      );
    },
  }),
  readDevicePassword: t.field({
    type: PasswordResult,
    args: { intake_id: t.arg.id(needed) },
    resolve: (_root, args, context) => {
      const intake_id = demandId(args.intake_id);
      return change(context, "edit-repair", (db, changing) =>
        readDevicePassword(db, intake_id, changing),
      );
    },
  }),
}));
