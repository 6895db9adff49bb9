import { NavLink } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useId, useState } from "react";
import { versionText } from "./version-text.ts";
import styles from "./shell.module.css";

/** Build info, fetched from the server on demand. */
export function VersionEntry({ narrow }: { narrow: boolean }) {
  const id = useId();
  const [version, setVersion] = useState("…");
  const ask = async () => {
    const answer = await fetch("/healthz").catch(() => undefined);
    setVersion(versionText(await answer?.json().catch(() => undefined)));
  };
  // The browser's own popover: the library's weighs 3 kB in the first load of every screen.
  return (
    <>
      <NavLink
        component="button"
        type="button"
        popoverTarget={id}
        onClick={ask}
        label={narrow ? undefined : "Version"}
        aria-label="Version"
        leftSection={<IconInfoCircle size={20} stroke={1.7} aria-hidden />}
        className={styles.menuEntry}
      />
      <div popover="auto" id={id} role="status" className={styles.version}>
        Établi, version {version}
      </div>
    </>
  );
}
