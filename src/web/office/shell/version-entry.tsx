import { NavLink, Popover, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useState } from "react";
import { versionText } from "./version-text.ts";
import styles from "./shell.module.css";

/** Build info, fetched from the server on demand. */
export function VersionEntry({ narrow }: { narrow: boolean }) {
  const [version, setVersion] = useState("…");
  const ask = async () => {
    const answer = await fetch("/healthz").catch(() => undefined);
    setVersion(versionText(await answer?.json().catch(() => undefined)));
  };
  return (
    <Popover position="top-start" withArrow trapFocus={false}>
      <Popover.Target>
        <NavLink
          component="button"
          type="button"
          onClick={ask}
          label={narrow ? undefined : "Version"}
          aria-label="Version"
          leftSection={<IconInfoCircle size={20} stroke={1.7} aria-hidden />}
          className={styles.menuEntry}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">Établi, version {version}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
