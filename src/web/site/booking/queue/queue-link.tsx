import type { Draft } from "../../../../domain/booking/draft/draft.ts";
import { shopPath } from "../../../../domain/shop/address.ts";
import { Button } from "../../../ui/site/button.tsx";
import type { ShopCard } from "../../props.ts";

/** Leads to the waiting list with all that was answered: a plain form, whose page sends no script. */
export const QueueLink = ({ draft, shop }: { draft: Draft; shop: ShopCard }) => (
  <form method="post" action={`${shopPath(shop)}/rdv/attente`}>
    <input type="hidden" name="draft" value={JSON.stringify({ ...draft, slot: null })} />
    <Button type="submit" look="quiet">
      Prévenez-moi si une place se libère
    </Button>
  </form>
);
