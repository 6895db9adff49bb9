import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { download } from "../../../platform/download/download.ts";
import { tellDone, tellFault, tellRefusal } from "../../../ui/office/notify.ts";

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number): string =>
  (bytes / MEGABYTE).toLocaleString("fr-FR", { maximumFractionDigits: 1 });

/** Photos may take a while: what has come is shown. */
export function CopyButton({ client_id }: { client_id: string }) {
  const [received, setReceived] = useState<number>();
  const copy = async () => {
    setReceived(0);
    const path = `/api/v1/shops/${selectedShop() ?? ""}/export/client/${client_id}.zip`;
    const end = await download(path, setReceived);
    setReceived(undefined);
    if (end === "saved") tellDone("La copie des données est dans vos téléchargements.");
    else if (end === "refused")
      tellRefusal("La copie n’a pas été faite. Rechargez la fiche, puis réessayez.");
    else tellFault(true);
  };
  return (
    <>
      <Button variant="default" loading={received !== undefined} onClick={() => void copy()}>
        Remettre une copie
      </Button>
      <Text size="sm" role="status" c="dimmed">
        {received === undefined ? "" : `${megabytes(received)} Mo reçus…`}
      </Text>
    </>
  );
}
