import { Anchor } from "@mantine/core";
import { actsForAnother, selectedShop } from "../../platform/acting-shop.ts";
import { office } from "../../ui/office/styles.ts";
import { Allowed } from "../account/allowed.tsx";
import type { MoneySearch } from "./search-params.ts";

type Props = { asked: Pick<MoneySearch, "show" | "text" | "from" | "to"> };

/** All that the filter finds, beyond the page. */
export const ExportLink = ({ asked }: Props) => (
  <Allowed action="export-accounts">
    <Anchor href={fileOf(asked)} download size="sm" mr="auto" className={office.noPrint}>
      Exporter cette liste (CSV)
    </Anchor>
  </Allowed>
);

/** A download carries no header: the shop that an administrator acts for is in the address. */
function fileOf(asked: Props["asked"]): string {
  const shop_id = selectedShop() ?? "";
  const search = new URLSearchParams({
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value)),
    ...(actsForAnother() && { shop_id }),
  });
  return `/api/v1/shops/${shop_id}/export/invoices.csv?${search}`;
}
