/** The picture of a shop where its page is shared. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { categoryOf } from "../../../domain/catalogue/categories.ts";
import { drawingOf } from "../../../domain/catalogue/kind.ts";
import { skillsOf } from "../../../domain/shop/bookable.ts";
import { tariffLines } from "../../../domain/shop/tariffs.ts";
import { createCache } from "../../platform/cache.ts";
import { printedDrawing } from "../../platform/pdf/drawing.ts";
import { sha256 } from "../../platform/sha256.ts";
import { drawSharePicture, type SharePicture } from "../../platform/web/share-picture.ts";
import type { StaffedShop } from "../store.ts";

const KEPT_MS = 3_600_000;
const MOST_KEPT = 200;
const INKS = { line: "#4a3f35", fill: "#ffcd5c" };
const MOST_TRADES = 3;

type SendPreview = (
  request: FastifyRequest,
  reply: FastifyReply,
  shop: StaffedShop,
) => Promise<FastifyReply>;

export function previews(): SendPreview {
  const drawn = createCache<Buffer>({ ttl: KEPT_MS, capacity: MOST_KEPT });
  return async (request, reply, shop) => {
    const picture = pictureOf(shop);
    // The tag is of what is drawn: an unchanged shop is never drawn again for a network that has its picture.
    const tag = `"${sha256(JSON.stringify(picture)).slice(0, 32)}"`;
    void reply
      .header("cache-control", "public, max-age=86400")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("etag", tag);
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    return reply.type("image/png").send(await drawn.get(tag, () => drawSharePicture(picture)));
  };
}

function pictureOf(shop: StaffedShop): SharePicture {
  const skills = skillsOf(shop);
  const prices = tariffLines(shop.tariffs).filter(
    ({ id }) => id === "travel" || id === "diagnosis",
  );
  return {
    title: shop.name,
    lines: [
      `${shop.zipcode} ${shop.city}`,
      skills
        .slice(0, MOST_TRADES)
        .map((id) => categoryOf(id)?.name)
        .join(", "),
      ...prices.map(({ label, value }) => `${label}\u00a0: ${value}`),
    ].filter(Boolean),
    call: "Prendre rendez-vous en ligne · Établi",
    // Large, the line of a small drawing would be too heavy.
    drawing: (printedDrawing(drawingOf(skills[0] ?? "autre"), INKS) ?? "").replace(
      'stroke-width="2"',
      'stroke-width="1.1"',
    ),
  };
}
