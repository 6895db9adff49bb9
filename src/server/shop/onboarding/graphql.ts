/** The opening of a shop by its owner: where it stands, a company by its SIRET, and the page made public. */
import { GraphQLError } from "graphql";
import { may } from "../../../domain/account/permissions.ts";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { missingIn } from "../../../domain/shop/onboarding/ready.ts";
import { isStep } from "../../../domain/shop/onboarding/steps.ts";
import { change } from "../../platform/change.ts";
import { builder, demand, read, RefusalRef } from "../../platform/graphql.ts";
import { countAttempt } from "../../platform/limit.ts";
import { skillsOf } from "../../../domain/shop/bookable.ts";
import { loadShop, type StaffedShop } from "../store.ts";
import { advanceOnboarding } from "./advance.ts";
import { findCompany, type FoundCompany } from "./find-company.ts";
import { publishShop } from "./publish.ts";
import { saveTrades } from "./save-trades.ts";

const OnboardingRef = builder.objectRef<StaffedShop>("Onboarding").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    // company, trades, hours, prices, page or done.
    step: t.exposeString("onboarding"),
    status: t.exposeString("status"),
    // siret, trades, hours: what is missing before the page can be public.
    missing: t.stringList({ resolve: missingIn }),
    trades: t.idList({ resolve: skillsOf }),
    zipcode: t.exposeString("zipcode"),
    slug: t.exposeString("slug"),
  }),
});

builder.queryField("onboarding", (t) =>
  t.field({
    type: OnboardingRef,
    resolve: async (_root, _args, context) =>
      demand(await read(context, (db) => loadShop(db, context.scope.shop_id))),
  }),
);

const OnboardingResult = builder.unionType("OnboardingResult", {
  types: [OnboardingRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Onboarding"),
});

const FoundCompanyRef = builder.objectRef<FoundCompany>("FoundCompany").implement({
  fields: (t) => ({
    legal_name: t.exposeString("legal_name"),
    legal_form: t.exposeString("legal_form"),
    street: t.exposeString("street"),
    zipcode: t.exposeString("zipcode"),
    city: t.exposeString("city"),
    closed: t.exposeBoolean("closed"),
  }),
});

const CompanySearchRef = builder
  .objectRef<{ company: FoundCompany | null; degraded: boolean }>("CompanySearch")
  .implement({
    fields: (t) => ({
      company: t.field({
        type: FoundCompanyRef,
        nullable: true,
        resolve: ({ company }) => company,
      }),
      degraded: t.exposeBoolean("degraded"),
    }),
  });

const HOUR = 3_600_000;
/** The register is another's: one account does not use it up. */
const SEARCHES_PER_HOUR = 60;

builder.queryField("company_search", (t) =>
  t.field({
    type: CompanySearchRef,
    args: { siret: t.arg.string({ required: true }) },
    resolve: async (_root, { siret }, { services, me }) => {
      if (!may(me, "edit-settings"))
        throw new GraphQLError("Réservé au responsable de l’atelier.", {
          extensions: { code: "FORBIDDEN" },
        });
      const { current } = await countAttempt(services.database, `company search ${me.id}`, HOUR);
      if (current > SEARCHES_PER_HOUR) return { company: null, degraded: true };
      return findCompany(services.register, siret);
    },
  }),
);

builder.mutationFields((t) => ({
  advanceOnboarding: t.field({
    type: OnboardingResult,
    args: { step: t.arg.string({ required: true }) },
    resolve: (_root, { step }, context) => {
      const { shop_id } = context.scope;
      if (!isStep(step)) return refuse("bad-input", { step: "Cette étape n’existe pas." });
      return change(context, "edit-settings", (db) => advanceOnboarding(db, { shop_id, step }));
    },
  }),
  saveTrades: t.field({
    type: OnboardingResult,
    args: { trades: t.arg.stringList({ required: true }) },
    resolve: (_root, { trades }, context) => {
      const { shop_id } = context.scope;
      return change(context, "edit-settings", (db, changing) =>
        saveTrades(db, { shop_id, trades }, changing),
      );
    },
  }),
  publishShop: t.field({
    type: OnboardingResult,
    resolve: (_root, _args, context) =>
      change(context, "edit-settings", (db, changing) =>
        publishShop(db, context.scope.shop_id, changing),
      ),
  }),
}));
