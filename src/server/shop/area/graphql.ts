import { travelRulesOf } from "../../../domain/agenda/travel-rules.ts";
import { listedZips, reachOf } from "../../../domain/shop/area/area.ts";
import { parseSettings } from "../../../domain/shop/settings/input.ts";
import type { ShopProps } from "../../../web/site/props.ts";
import { builder, demand, read } from "../../platform/graphql.ts";
import { openTowns } from "../../platform/towns.ts";
import { loadShop } from "../store.ts";
import { areaOf } from "./present.ts";

type ServedPlaces = {
  map: ShopProps["area"];
  /** Towns that the list names. */
  towns: number;
  /** Codes, or beginnings of codes, that no town has. */
  unknown: string[];
};

const ServedPlacesRef = builder.objectRef<ServedPlaces>("ServedPlaces").implement({
  fields: (t) => ({
    map: t.field({ type: "JSON", nullable: true, resolve: ({ map }) => map }),
    towns: t.exposeInt("towns"),
    unknown: t.exposeStringList("unknown"),
  }),
});

const unread = () => undefined;
const NO_CONTACT = { readPhone: unread, readEmail: unread };

/** Where rules that are not saved yet would lead the shop, for their preview. */
builder.queryField("served_places", (t) =>
  t.field({
    type: ServedPlacesRef,
    nullable: true,
    args: { travel_rules: t.arg({ type: "JSON", required: true }) },
    resolve: async (_root, typed, context) => {
      const edit = parseSettings({ travel_rules: typed.travel_rules }, NO_CONTACT);
      if ("refused" in edit) return undefined;
      const shop = demand(await read(context, (db) => loadShop(db, context.scope.shop_id)));
      const rules = travelRulesOf(edit.sent.travel_rules, shop);
      const travels = shop.booking_rules.locations.includes("Chez le client");
      const { towns, unknown } = openTowns().listed(listedZips(rules.area));
      return { map: areaOf(shop, reachOf(rules, travels)), towns: towns.length, unknown };
    },
  }),
);
