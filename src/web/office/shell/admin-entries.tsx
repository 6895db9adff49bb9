import { NavLink } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBuildingStore, IconShieldCog } from "@tabler/icons-react";
import { ShopSelector } from "./acting-for.tsx";
import { Entry, Glyph } from "./menu-entry.tsx";
import styles from "./shell.module.css";

/** The administrators' own screens, and the shop whose office is shown. */
export function AdminEntries({ narrow }: { narrow: boolean }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Entry narrow={narrow} label="Admin" icon={IconShieldCog}>
        <NavLink
          href="/admin"
          label={narrow ? undefined : "Admin"}
          aria-label="Admin"
          leftSection={<Glyph icon={IconShieldCog} />}
          className={styles.menuEntry}
        />
      </Entry>
      <Entry narrow={narrow} label="Choisir un atelier" icon={IconBuildingStore}>
        <NavLink
          component="button"
          type="button"
          onClick={open}
          label={narrow ? undefined : "Choisir un atelier"}
          aria-label="Choisir un atelier"
          leftSection={<Glyph icon={IconBuildingStore} />}
          className={styles.menuEntry}
        />
      </Entry>
      {opened && <ShopSelector close={close} />}
    </>
  );
}
