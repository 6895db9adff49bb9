import { Anchor, Button, Group } from "@mantine/core";
import { actsForAnother, selectedShop } from "../../platform/acting-shop.ts";
import { office } from "../../ui/office/styles.ts";
import { Allowed } from "../account/allowed.tsx";
import type { MoneySearch } from "./search-params.ts";

type Asked = Pick<MoneySearch, "show" | "text" | "from" | "to"> & { ids?: string };

/** All that the filter finds, beyond the page. */
export const ExportLink = ({ asked }: { asked: Asked }) => (
  <Allowed action="export-accounts">
    <Group gap={16} className={office.noPrint}>
      <Anchor href={fileOf("csv", asked)} download size="sm">
        Exporter cette liste (CSV)
      </Anchor>
      <Anchor href={fileOf("zip", asked)} download size="sm">
        Télécharger les PDF (zip)
      </Anchor>
    </Group>
  </Allowed>
);

/** Of the rows that were chosen alone. */
export const ExportChosen = ({ ids }: { ids: readonly string[] }) => (
  <Allowed action="export-accounts">
    <Button
      component="a"
      variant="default"
      href={fileOf("zip", { show: "all", ids: ids.join() })}
      download
    >
      {ids.length === 1 ? "Télécharger le PDF" : `Télécharger les ${ids.length} PDF`}
    </Button>
  </Allowed>
);

/** A download carries no header: the shop that an administrator acts for is in the address. */
function fileOf(kind: "csv" | "zip", asked: Asked): string {
  const shop_id = selectedShop() ?? "";
  const search = new URLSearchParams({
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value)),
    ...(actsForAnother() && { shop_id }),
  });
  return `/api/v1/shops/${shop_id}/export/invoices.${kind}?${search}`;
}
