/** What the shop has once and shares; its errands are made with the van. */
import { parseResource } from "../../../domain/agenda/resource/input.ts";
import { addDays, instantAt, type LocalDate } from "../../../domain/time.ts";
import { saveResource } from "../../agenda/resource/save.ts";
import { idOf } from "../chance.ts";
import { ZONE } from "../hours.ts";
import type { DemoShop } from "../shops.ts";
import { contextOf, demand, ownerOf, type Stage } from "../stage.ts";
import type { Moment } from "../timeline.ts";

const VAN = { name: "Camionnette", kind: "vehicle" } as const;
const SHARED = [
  VAN,
  { name: "Établi électronique", kind: "bench" },
  { name: "Valise de diagnostic", kind: "tool" },
] as const;
const SHARED_DAYS_AGO = 30;

const resourceId = (shop: DemoShop, { name }: (typeof SHARED)[number]): string =>
  idOf(`${shop.slug} resource ${name}`);

export const vanOf = (shop: DemoShop): string => resourceId(shop, VAN);

/** What the shop named before it planned anything. */
export function sharingOf(stage: Stage, today: LocalDate): Moment[] {
  const at = instantAt(addDays(today, -SHARED_DAYS_AGO), 540, ZONE);
  return SHARED.map((shared) => ({
    at,
    play: async () => {
      const { db, demo, shop } = stage;
      const input = parseResource({ ...shared, id: resourceId(demo, shared) });
      const context = { ...contextOf(stage, ownerOf(stage), at), shop_id: shop.id };
      demand(shared.name, await saveResource(db, demand(shared.name, input), context));
      return [];
    },
  }));
}
