/** What the settings say of the shop's real trips. */
import { travelPaceOf, type TravelPace } from "../../../domain/agenda/pace/pace.ts";
import { builder, read } from "../../platform/graphql.ts";
import { loadShop } from "../../shop/store.ts";

const TravelPaceRef = builder.objectRef<TravelPace>("TravelPace").implement({
  fields: (t) => ({
    minutes_per_km: t.exposeFloat("minutes_per_km"),
    trips: t.exposeInt("trips"),
    at: t.expose("at", { type: "Instant" }),
  }),
});

builder.queryField("travel_pace", (t) =>
  t.field({
    type: TravelPaceRef,
    nullable: true,
    resolve: (_root, _args, context) =>
      read(context, async (db) => {
        const shop = await loadShop(db, context.scope.shop_id);
        return travelPaceOf(shop?.travel_pace) ?? null;
      }),
  }),
);
