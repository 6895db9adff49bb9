import type { FastifyInstance, FastifyReply } from "fastify";
import { textIn, withParameters } from "../../../domain/shop/need/need.ts";
import { stepShown } from "../../../domain/shop/need/steps.ts";
import type { DirectoryProps } from "../../../web/site/props.ts";
import type { NextSlots } from "../../agenda/slots/find-next.ts";
import { openTowns, type Town } from "../../platform/towns.ts";
import type { Services } from "../../services.ts";
import { clientScope } from "../store.ts";
import { finderProps, mapOf, placeFound, shopCard } from "./present.ts";
import {
  MOST_COUNTED,
  readAsked,
  searchDirectory,
  SHOPS_A_PAGE,
  townAround,
  townMeant,
  zipsAsked,
  type Asked,
} from "./search.ts";
import { nearestShopTown, type ListedShop } from "./store.ts";

const SHOWN_SLOTS = 3;
/** Farther than this, no client brings an appliance. */
const FARTHEST_KM = 120;
const towns = openTowns();

/** The questions that lead to a shop, and the public list of shops, each with its next free hours. */
export function directorySite(
  app: FastifyInstance,
  services: Services,
  nextSlots: NextSlots,
): void {
  app.get("/annuaire", async (request, reply) => {
    const around = townAround(textIn(request.query, "position"), towns);
    if (around) return toTown(reply, request.query, around);
    const asked = readAsked(request.query);
    const near = townMeant(asked.query.where, towns);
    const hasPlace = near !== undefined;
    const step = stepShown({ need: asked.need, step: asked.step, hasPlace });
    if (step) return services.web.page(reply, "finder", finderProps(step, asked, near));
    return services.web.page(
      reply,
      "directory",
      await listed({ services, nextSlots }, asked, near),
    );
  });
}

/** The position itself does not stay in an address that may be kept or sent: its town does. */
function toTown(reply: FastifyReply, query: unknown, { zip, name }: Town): FastifyReply {
  const kept = Object.entries(typeof query === "object" ? { ...query } : {}).filter(
    (entry): entry is [string, string] => entry[0] !== "position" && typeof entry[1] === "string",
  );
  const parameters = { ...Object.fromEntries(kept), where: `${zip} ${name}` };
  return reply
    .header("cache-control", "no-store")
    .redirect(withParameters("/annuaire", parameters), 302);
}

type Wires = { services: Services; nextSlots: NextSlots };

async function listed(
  { services, nextSlots }: Wires,
  asked: Asked,
  near: Town | undefined,
): Promise<DirectoryProps> {
  const { database } = services;
  const { shops, total } = await searchDirectory(database, asked, { towns, near });
  const category_id = asked.need.category_id;
  const hoursOf = async (shop: ListedShop) => {
    const scope = clientScope(shop.shop_id);
    const wanted = {
      category_id: category_id || null,
      kind_id: asked.need.kind_id,
      place: near ? { lat: near.lat, lon: near.lon } : null,
      ...(near && { zips: zipsAsked(asked.query.where, near, towns) }),
    };
    return scope ? (await nextSlots(scope, wanted)).slice(0, SHOWN_SLOTS) : [];
  };
  const nearest =
    total === 0 && near
      ? await nearestShopTown(database, { ...near, category_id: asked.query.category_id })
      : undefined;
  return {
    query: asked.query,
    need: asked.need,
    shops: await Promise.all(
      shops.map(async (shop) =>
        shopCard(shop, {
          next_slots: await hoursOf(shop),
          kind_id: asked.need.kind_id,
          now: services.clock(),
        }),
      ),
    ),
    page: asked.page,
    pages: Math.max(1, Math.ceil(Math.min(total, MOST_COUNTED) / SHOPS_A_PAGE)),
    total: Math.min(total, MOST_COUNTED),
    more: total > MOST_COUNTED,
    place: placeFound(near, towns),
    map: mapOf(shops, near, towns),
    nearest: nearest && nearest.distance_km <= FARTHEST_KM ? nearest : null,
  };
}
