import { Anchor, Text } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { shopPath } from "../../../../../domain/shop/address.ts";
import { useShop } from "../../use-shop.ts";
import "../../../../ui/site/variables.css";
import styles from "./client-view.module.css";

/** Parts of the public page as they would be after saving, drawn by the page's own components. */
export function ClientView({ name = "", children }: { name?: string; children: ReactNode }) {
  const shop = useShop();
  return (
    <aside aria-label={`Voir comme un client${name && ` : ${name}`}`} className={styles.view}>
      <div className={styles.head}>
        <Text fw={600}>Voir comme un client</Text>
        {shop && (
          <Anchor size="sm" href={shopPath(shop)} target="_blank" rel="noreferrer">
            Page publique <IconExternalLink size={14} aria-hidden />
          </Anchor>
        )}
      </div>
      <div className={styles.page}>{children}</div>
    </aside>
  );
}
