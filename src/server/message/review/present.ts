/** What the form of a review is given. */
import type { FastifyRequest } from "fastify";
import { shownAuthor } from "../../../domain/repair/review/review.ts";
import type { PageProps } from "../../../web/site/props.ts";
import { loadClients } from "../../client/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { loadRepairs } from "../../repair/store.ts";
import type { Sheet } from "../../repair/track.ts";
import { cardOf } from "../../shop/present.ts";
import { loadShop } from "../../shop/store.ts";
import { lockReview, requestOf } from "./store.ts";

export type Request = FastifyRequest<{ Params: { sheetid: string; token: string } }>;
type Props = PageProps["review/give"];

type Shown = { request: Request } & Partial<Pick<Props, "step" | "problem" | "draft">>;

export async function present(
  db: ShopDb,
  { scope, repair_id }: Sheet,
  { request: { params }, step = "form", problem = "", draft }: Shown,
): Promise<Props | undefined> {
  const [shop, [repair], request] = await Promise.all([
    loadShop(db, scope.shop_id),
    loadRepairs(db, [repair_id]),
    requestOf(db, repair_id),
  ]);
  if (!shop || !repair || !request) return undefined;
  const [client] = await loadClients(db, [repair.client_id]);
  const [appliance] = await loadAppliances(db, repair.appliance_id ? [repair.appliance_id] : []);
  const review = await lockReview(db, request.id);
  const stored = review?.state === "withdrawn" ? undefined : review;
  return {
    ...params,
    step,
    problem,
    shop: cardOf(shop),
    appliance: appliance?.kind ?? "",
    done_on: request.done_on,
    name: client ? shownAuthor(client) : "",
    state: stored?.state ?? null,
    draft: draft ?? {
      stars: stored?.stars ?? 0,
      text: stored?.text ?? "",
      isNamed: stored ? stored.author !== "" : true,
    },
  };
}
