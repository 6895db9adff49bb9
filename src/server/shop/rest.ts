import type { FastifyInstance } from "fastify";
import { isAdmin } from "../../domain/account/role.ts";
import { categoryOf } from "../../domain/catalogue/categories.ts";
import { BRANDS } from "../../domain/catalogue/brands.ts";
import type { Services } from "../services.ts";
import { pickShops, type PickedShop } from "./store.ts";

/** Brand suggestions and the administrator's shop picker (specification §7). */
export async function shopRest(app: FastifyInstance, { database }: Services): Promise<void> {
  const brands = BRANDS.map((name) => ({ name }));
  app.get("/api/v1/brands", async (_request, reply) =>
    reply.header("cache-control", "public, max-age=86400").send(brands),
  );

  app.get("/api/v1/admin/repairshop", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const { visitor } = request;
    if (!visitor)
      return reply
        .code(401)
        .send({ refused: "not-signed-in", message: "Vous devez vous connecter." });
    if (!isAdmin(visitor))
      return reply
        .code(403)
        .send({ refused: "not-allowed", message: "Réservé à l’administration d’Établi." });
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
