import type { FastifyInstance } from "fastify";
import type { NextSlots } from "../../agenda/slots/find-next.ts";
import { openTowns } from "../../platform/towns.ts";
import type { Services } from "../../services.ts";
import { clientScope } from "../store.ts";
import { readQuery, searchDirectory } from "./search.ts";

/** The public list of shops, each with its next free slot. */
export function directorySite(
  app: FastifyInstance,
  { database, web }: Services,
  nextSlots: NextSlots,
): void {
  const towns = openTowns();
  app.get("/annuaire", async (request, reply) => {
    const asked = readQuery(request.query);
    const found = await searchDirectory(database, asked, towns);
    const shops = await Promise.all(
      found.shops.map(async (shop) => {
        const scope = clientScope(shop.id);
        const [next_slot = null] = scope ? await nextSlots(scope) : [];
        return { ...shop, next_slot };
      }),
    );
    return web.page(reply, "directory", { ...found, query: asked.query, shops });
  });
}
