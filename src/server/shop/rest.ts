import type { FastifyInstance } from "fastify";
import { categoryOf } from "../../domain/catalogue/categories.ts";
import { BRANDS } from "../../domain/catalogue/brands.ts";
import { rememberedBrands } from "../../domain/catalogue/remembered-brands.ts";
import { demandAdmin, wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import type { Services } from "../services.ts";
import { brandsUsed } from "../repair/appliance/list-brands.ts";
import { pickShops, type PickedShop } from "./store.ts";

/** Brand suggestions, the shop's own first for its people, and the administrator's shop picker (specification §7). */
export async function shopRest(app: FastifyInstance, { database }: Services): Promise<void> {
  const brands = BRANDS.map((name) => ({ name }));
  app.get("/api/v1/brands", async (request, reply) => {
    void reply.header("vary", "Cookie, X-Shop-Id");
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    if (!scope) return reply.header("cache-control", "public, max-age=86400").send(brands);
    const used = await database.withShop(scope, brandsUsed, "read");
    void reply.header("cache-control", "private, max-age=60");
    return rememberedBrands(used, BRANDS).map((name) => ({ name }));
  });

  app.get("/api/v1/admin/repairshop", async (request, reply) => {
    if (!demandAdmin(request, reply)) return reply;
    return pickedShops(await pickShops(database));
  });
}

/** The shape of specification §7. */
const pickedShops = (shops: readonly PickedShop[]) =>
  shops.map(({ zip, city, users, ...shop }) => ({
    ...shop,
    addresses: [{ zip, city }],
    users: users.map(({ skills, ...user }) => ({
      ...user,
      skills: skills.map((id) => ({ id, name: categoryOf(id)?.name ?? id })),
    })),
  }));
