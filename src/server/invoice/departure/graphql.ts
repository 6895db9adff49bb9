/** What decides how an invoice that is being written will leave: who sells, and the shop's platform. */
import { sellerOf, type Seller } from "../../../domain/quote/parties.ts";
import { shopAt } from "../../../domain/shop/identity/identity.ts";
import { builder, demand, read } from "../../platform/graphql.ts";
import { loadShop } from "../../shop/store.ts";
import { loadConnection } from "../platform/store.ts";

type DepartureFacts = { seller: Seller; platform: { mails_copy: boolean } | undefined };

const DepartureFactsRef = builder.objectRef<DepartureFacts>("DepartureFacts").implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ seller }) => seller.name }),
    legal_name: t.string({ resolve: ({ seller }) => seller.legal_name }),
    address: t.stringList({ resolve: ({ seller }) => [...seller.address] }),
    siret: t.string({ resolve: ({ seller }) => seller.siret }),
    vat_number: t.string({ resolve: ({ seller }) => seller.vat_number }),
    is_exempt: t.boolean({ resolve: ({ seller }) => seller.vat_regime === "franchise" }),
    // Beside what the platform carries; null without a platform.
    mails_copy: t.boolean({
      nullable: true,
      resolve: ({ platform }) => platform?.mails_copy ?? null,
    }),
  }),
});

builder.queryField("departure_facts", (t) =>
  t.field({
    type: DepartureFactsRef,
    resolve: (_root, _args, context) =>
      read(context, async (db) => {
        const shop = demand(await loadShop(db, context.scope.shop_id));
        const seller = sellerOf(shopAt(shop, context.services.clock()));
        return { seller, platform: await loadConnection(db) };
      }),
  }),
);
