/** The publisher's attestation, filled from the configuration and from who the shop is today. */
import {
  attestationParts,
  headAdvice,
  missingOf,
  type Attestation,
  type AttestationPart,
} from "../../../domain/ledger/attestation/attestation.ts";
import { shopAddress } from "../../../domain/shop/shop.ts";
import { shopAt } from "../../../domain/shop/identity/identity.ts";
import { dateOf } from "../../../domain/time.ts";
import { builder, demand, read, type Context } from "../../platform/graphql.ts";
import { readBuild } from "../../platform/http/build.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import { loadAccounting } from "../accounting/store.ts";
import { publicKeyOf } from "../archive/sign.ts";
import { demandAccounts } from "../demand-accounts.ts";

const PartRef = builder.objectRef<AttestationPart>("AttestationPart").implement({
  fields: (t) => ({
    title: t.exposeString("title"),
    lines: t.stringList({ resolve: ({ lines }) => [...lines] }),
  }),
});

const AttestationRef = builder.objectRef<Attestation>("Attestation").implement({
  fields: (t) => ({
    parts: t.field({ type: [PartRef], resolve: attestationParts }),
    // What the configuration does not say yet.
    missing: t.stringList({ resolve: missingOf }),
    // What to set so that the end of the chain leaves the machine; empty when it does.
    head_advice: t.string({ resolve: ({ ways }) => headAdvice(ways) }),
  }),
});

builder.queryField("attestation", (t) =>
  t.field({
    type: AttestationRef,
    resolve: (_root, _args, context) => {
      demandAccounts(context.me);
      return read(context, (db) => load(db, context));
    },
  }),
);

async function load(db: ShopDb, { services, scope }: Context): Promise<Attestation> {
  const { config, clock, ledgerKey } = services;
  const at = clock();
  const shop = shopAt(demand(await loadShop(db, scope.shop_id)), at);
  return {
    publisher: {
      name: config.LEGAL_NAME,
      form: config.LEGAL_FORM,
      siret: config.LEGAL_SIRET ?? "",
      address: config.LEGAL_ADDRESS,
      director: config.LEGAL_DIRECTOR,
    },
    shop: { legal_name: shop.legal_name, siret: shop.siret, address: shopAddress(shop) },
    version: readBuild().version,
    key: publicKeyOf(ledgerKey).print,
    ways: {
      accountant: (await loadAccounting(db)).accountant_email !== "",
      mail: config.SMTP_URL !== undefined,
      timestamp: config.TIMESTAMP_URL !== undefined,
    },
    today: dateOf(at, shop.timezone),
  };
}
