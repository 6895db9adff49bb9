import { NavLink, Tooltip } from "@mantine/core";
import { IconUserCircle, type Icon } from "@tabler/icons-react";
import { useDisclosure } from "@mantine/hooks";
import type { Me } from "../../../domain/account/session.ts";
import { AccountDialog } from "../account/account-loader.ts";
import styles from "./shell.module.css";

export const Glyph = ({ icon: Picture }: { icon: Icon }) => (
  <Picture size={20} stroke={1.7} aria-hidden />
);

type EntryProps = { narrow: boolean; label: string; icon: Icon; children: React.ReactElement };

/** Folded, the icon's word comes in a tooltip. */
export const Entry = ({ narrow, label, children }: EntryProps) =>
  narrow ? (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  ) : (
    children
  );

/** Devices and password of the person who is signed in. */
export function AccountEntry({ narrow, me }: { narrow: boolean; me: Me }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Entry narrow={narrow} label="Mon compte" icon={IconUserCircle}>
        <NavLink
          component="button"
          type="button"
          onClick={open}
          label={narrow ? undefined : "Mon compte"}
          description={narrow ? undefined : `${me.firstname} ${me.lastname}`}
          aria-label={narrow ? "Mon compte" : undefined}
          leftSection={<Glyph icon={IconUserCircle} />}
          className={styles.menuEntry}
        />
      </Entry>
      {opened && <AccountDialog close={close} />}
    </>
  );
}
