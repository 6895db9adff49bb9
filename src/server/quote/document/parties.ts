/** Who sells to whom, where and on what: read from the shop, the client and the repair, to be frozen in a document. */
import { addressFor, addressLines, type AddressTag } from "../../../domain/client/address.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { fullName } from "../../../domain/client/names.ts";
import type { Client } from "../../../domain/client/client.ts";
import type { QuoteCircumstances } from "../../../domain/quote/document.ts";
import { partiesOf, sellerOf, type Parties } from "../../../domain/quote/parties.ts";
import { shopAt } from "../../../domain/shop/identity/identity.ts";
import { quotePrice } from "../../../domain/shop/tariffs.ts";
import { dateOf, type Instant } from "../../../domain/time.ts";
import type { BonusCase } from "../../../domain/shop/bonus/eligible.ts";
import { applianceLabel, type Appliance } from "../../../domain/repair/appliance/appliance.ts";
import { loadClients } from "../../client/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { loadRepairs, type RepairRow } from "../../repair/store.ts";
import { loadShop, type StaffedShop } from "../../shop/store.ts";

/** A repair with everyone a document names; `parties` holds only what is printed. */
export type RepairFile = {
  shop: StaffedShop;
  client: Client;
  repair: RepairRow;
  parties: Parties;
  /** « Lave-linge Brandt », empty when no appliance was named. */
  appliance: string;
  kind_id: string | null;
  underwarranty: boolean;
  /** Of the client, for the public holidays that count; empty when unknown. */
  zipcode: string;
};

/** With the identity that the shop has at that instant; undefined when the repair is not one of this shop's. */
export async function loadRepairFile(
  db: ShopDb,
  repair_id: string,
  at: Instant,
): Promise<RepairFile | undefined> {
  const [repair] = await loadRepairs(db, [repair_id]);
  if (!repair) return undefined;
  const [[client], stored, [appliance]] = await Promise.all([
    loadClients(db, [repair.client_id]),
    loadShop(db, repair.shop_id),
    loadAppliances(db, repair.appliance_id ? [repair.appliance_id] : []),
  ]);
  if (!client || !stored) throw new Error(`repair ${repair_id} has no client or no shop`);
  const shop = shopAt(stored, at);
  const parties = partiesIn({ shop, client, repair, appliance });
  return {
    shop,
    client,
    repair,
    parties,
    appliance: appliance ? applianceLabel(appliance) : "",
    kind_id: appliance?.kind_id ?? null,
    underwarranty: appliance?.underwarranty ?? false,
    zipcode: addressFor(client.addresses, "facturation")?.zip ?? "",
  };
}

export const circumstancesIn = ({ parties, repair, shop }: RepairFile): QuoteCircumstances => ({
  ...partiesOf(parties),
  work_at: repair.where === "Atelier" ? "shop" : "home",
  quote_price: quotePrice(shop.tariffs),
});

/** What decides whether the repair brings the bonus. */
export const bonusCaseIn = (
  { shop, client, kind_id, underwarranty }: RepairFile,
  at: Instant,
): BonusCase => ({
  shop,
  day: dateOf(at, shop.timezone),
  client_type: client.type,
  appliance: kind_id === null ? null : { kind_id, underwarranty },
});

/** Whose quote or invoice it is, as columns. */
export const ownerOf = ({ repair }: RepairFile) => ({
  shop_id: repair.shop_id,
  repair_id: repair.id,
  client_id: repair.client_id,
});

type Involved = Pick<RepairFile, "shop" | "client" | "repair"> & {
  appliance: Appliance | undefined;
};

function partiesIn({ shop, client, repair, appliance }: Involved): Parties {
  const seller = sellerOf({ ...shop, phone: shop.phone && formatPhone(shop.phone) });
  return {
    seller,
    client: {
      name: fullName(client),
      address: linesAt(client, "facturation"),
      type: client.type,
      siren: client.siren,
      ...(client.vat_number && { vat_number: client.vat_number }),
    },
    place: repair.where === "Atelier" ? seller.address : linesAt(client, "intervention"),
    appliance: appliance ?? null,
  };
}

function linesAt(client: Client, tag: AddressTag): string[] {
  const address = addressFor(client.addresses, tag);
  return address ? addressLines(address) : [];
}
