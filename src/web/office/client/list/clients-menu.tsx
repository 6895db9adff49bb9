import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { may } from "../../../../domain/account/permissions.ts";
import { actsForAnother, selectedShop } from "../../../platform/acting-shop.ts";
import { useSession } from "../../../platform/use-session.ts";
import type { ClientsSearch } from "./search-params.ts";
import styles from "./clients.module.css";

/** What is wanted once a month: it does not stand in the way of a search. */
export function ClientsMenu() {
  const session = useSession();
  const navigate = useNavigate();
  if (!session || !may(session.me, "merge-client")) return null;
  const show = (vue: ClientsSearch["vue"]) => void navigate({ to: "/app/client", search: { vue } });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          Plus
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.clientsMenu}>
        <Menu.Item onClick={() => show("doublons")}>Chercher les doublons</Menu.Item>
        {may(session.me, "import-client") && (
          <Menu.Item onClick={() => show("import")}>Importer un fichier</Menu.Item>
        )}
        {may(session.me, "export-client") && (
          <>
            <Menu.Item component="a" href={fileOf("clients")} download>
              Exporter les clients
            </Menu.Item>
            <Menu.Item component="a" href={fileOf("appliances")} download>
              Exporter les appareils
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A download carries no header: the shop that an administrator acts for is in the address. */
function fileOf(name: "clients" | "appliances"): string {
  const shop_id = selectedShop() ?? "";
  const acting = actsForAnother() ? `?shop_id=${shop_id}` : "";
  return `/api/v1/shops/${shop_id}/export/${name}.csv${acting}`;
}
