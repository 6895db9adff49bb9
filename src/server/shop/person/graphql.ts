/** The people of the shop: who works there, invited, changed, deactivated; for those who manage them. */
import { GraphQLError } from "graphql";
import { may } from "../../../domain/account/permissions.ts";
import { fullName } from "../../../domain/client/names.ts";
import { parseEmail } from "../../../domain/client/email.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { parsePerson } from "../../../domain/shop/person/input.ts";
import { personStatus, type PersonFields } from "../../../domain/shop/person/person.ts";
import { storedObject } from "../../../domain/shop/stored.ts";
import { emailTaken } from "../../account/store.ts";
import { placeOf } from "../../agenda/locate.ts";
import { change } from "../../platform/change.ts";
import { violated } from "../../platform/database/violation.ts";
import { builder, demandId, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { RepairShopRef, SkillRef } from "../graphql.ts";
import { deactivatePerson } from "./deactivate.ts";
import { inviteAgain, invitePerson, type Inviting } from "./invite.ts";
import { reactivatePerson } from "./reactivate.ts";
import { requireSecondFactor } from "./require-factor.ts";
import { resetPersonFactors } from "./reset-factors.ts";
import { savePerson } from "./save.ts";
import { KEEPS_OWNER, listPeople, type Person } from "./store.ts";

export const PersonRef = builder.objectRef<Person>("Person").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    email: t.exposeString("email"),
    role: t.exposeString("role"),
    color: t.exposeString("color"),
    skills: t.field({ type: [SkillRef], resolve: ({ skills }) => skills }),
    bookable: t.exposeBoolean("bookable"),
    working_hours: t.expose("working_hours", { type: "JSON" }),
    // Street, zip, city, lat and lon; null for the shop itself.
    start_point: t.expose("start_point", { type: "JSON", nullable: true }),
    // invited, active or deactivated.
    status: t.string({ resolve: personStatus }),
    invited_until: t.expose("invited_until", { type: "Instant", nullable: true }),
    seen_at: t.expose("seen_at", { type: "Instant", nullable: true }),
    // A code of the telephone or a passkey was set up.
    second_factor: t.exposeBoolean("second_factor"),
  }),
});

const PersonResult = builder.unionType("PersonResult", {
  types: [PersonRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Person"),
});

const RequiredFactorResult = builder.unionType("RequiredFactorResult", {
  types: [RepairShopRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "RepairShop"),
});

builder.queryField("people", (t) =>
  t.field({
    type: [PersonRef],
    resolve: (_root, _args, context) => {
      if (!may(context.me, "manage-users"))
        throw new GraphQLError("Seul le responsable de l’atelier gère l’équipe.", {
          extensions: { code: "FORBIDDEN" },
        });
      return read(context, listPeople);
    },
  }),
);

const PersonInput = builder.inputType("PersonInput", {
  fields: (t) => ({
    firstname: t.string({ required: true }),
    lastname: t.string({ required: true }),
    email: t.string({ required: true }),
    role: t.string({ required: true }),
    color: t.string({ required: true }),
    skills: t.stringList({ required: true }),
    bookable: t.boolean({ required: true }),
    working_hours: t.field({ type: "JSON", required: true }),
    start_point: t.field({ type: "JSON" }),
  }),
});

type Outcome = Person | Refusal | undefined;
type Work = (db: ShopDb, inviting: Inviting & { me: string }) => Promise<Outcome>;

/** A change of the people; what only the database sees becomes a refusal. */
const changePeople = (context: Context, work: Work) =>
  change<Person | Refusal>(context, "manage-users", (db, changing) =>
    work(db, {
      ...changing,
      shop_id: context.scope.shop_id,
      by: fullName(context.me) || "La personne responsable de l’atelier",
      me: context.me.id,
    }),
  ).catch((error: unknown) => {
    if (emailTaken(error)) return refuse("email-taken");
    if (violated(error, KEEPS_OWNER)) return refuse("last-owner");
    throw error;
  });

/** A starting point that came without a position gets that of its first answer, else that of its town. */
async function located(
  { geocoder }: Pick<Services, "geocoder">,
  { start_point: point, ...person }: PersonFields,
): Promise<PersonFields> {
  if (!point || (point.lat !== null && point.lon !== null))
    return { ...person, start_point: point };
  const { addresses } = await geocoder.search(`${point.street} ${point.zip} ${point.city}`);
  const place = addresses[0] ?? placeOf(point);
  return {
    ...person,
    start_point: { ...point, lat: place?.lat ?? null, lon: place?.lon ?? null },
  };
}

const demandPerson = async (input: unknown, { services }: Context) => {
  const parsed = parsePerson(input, parseEmail);
  return isRefusal(parsed) ? parsed : located(services, parsed);
};

const id = { required: true } as const;

builder.mutationFields((t) => ({
  invitePerson: t.field({
    type: PersonResult,
    args: { input: t.arg({ type: PersonInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const fields = await demandPerson(input, context);
      if (isRefusal(fields)) return fields;
      const invited = await changePeople(context, (db, inviting) =>
        invitePerson(db, fields, inviting),
      );
      if (!isRefusal(invited))
        logSecurity(context.log, "invitation.sent", {
          account_id: invited.id,
          shop_id: context.scope.shop_id,
          ip: context.ip,
        });
      return invited;
    },
  }),
  savePerson: t.field({
    type: PersonResult,
    args: {
      id: t.arg.id(id),
      input: t.arg({ type: PersonInput, required: true }),
      // The person that the form was opened with: what changed meanwhile is merged by it.
      base: t.arg({ type: "JSON" }),
    },
    resolve: async (_root, args, context) => {
      const person_id = demandId(args.id);
      const fields = await demandPerson(args.input, context);
      if (isRefusal(fields)) return fields;
      const edit = { id: person_id, fields, base: storedObject(args.base) };
      return changePeople(context, (db, saving) => savePerson(db, edit, saving));
    },
  }),
  resendInvitation: t.field({
    type: PersonResult,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const person_id = demandId(args.id);
      return changePeople(context, (db, inviting) => inviteAgain(db, person_id, inviting));
    },
  }),
  deactivatePerson: t.field({
    type: PersonResult,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const person_id = demandId(args.id);
      return changePeople(context, (db, leaving) => deactivatePerson(db, person_id, leaving));
    },
  }),
  resetPersonFactors: t.field({
    type: PersonResult,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const person_id = demandId(args.id);
      return changePeople(context, (db, resetting) => resetPersonFactors(db, person_id, resetting));
    },
  }),
  requireSecondFactor: t.field({
    type: RequiredFactorResult,
    // Null: each person chooses.
    args: { from: t.arg({ type: "LocalDate" }) },
    resolve: (_root, { from }, context) => {
      const wanted = { shop_id: context.scope.shop_id, from: from ?? null };
      return change(context, "manage-users", (db, changing) =>
        requireSecondFactor(db, wanted, changing),
      );
    },
  }),
  reactivatePerson: t.field({
    type: PersonResult,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const person_id = demandId(args.id);
      return changePeople(context, (db, inviting) => reactivatePerson(db, person_id, inviting));
    },
  }),
}));
