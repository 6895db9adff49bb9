import { figuresPeriod, type DayFigures } from "../../../domain/payment/figures/week.ts";
import { dateOf } from "../../../domain/time.ts";
import { builder, demand, read } from "../../platform/graphql.ts";
import { loadShop } from "../../shop/store.ts";
import { figuresByDay } from "./store.ts";

/** A day of the shop; money in cents. */
const DayFiguresRef = builder.objectRef<DayFigures>("DayFigures").implement({
  fields: (t) => ({
    day: t.expose("day", { type: "LocalDate" }),
    invoiced: t.exposeInt("invoiced"),
    received: t.exposeInt("received"),
    visits: t.exposeInt("visits"),
    done: t.exposeInt("done"),
  }),
});

/** This week and the one before, without the days on which nothing happened. */
builder.queryField("week_figures", (t) =>
  t.field({
    type: [DayFiguresRef],
    resolve: (_root, _args, context) =>
      read(context, async (db) => {
        const { timezone: zone } = demand(await loadShop(db, context.scope.shop_id));
        const today = dateOf(context.services.clock(), zone);
        return figuresByDay(db, { ...figuresPeriod(today), zone });
      }),
  }),
);
