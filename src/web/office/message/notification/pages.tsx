import { Button } from "@mantine/core";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import styles from "./notification.module.css";
import { isUnread, type KeptNotification } from "./store.ts";

/** Shown at first, and each time more are asked for. */
const PAGE = 20;

type Props = { list: readonly KeptNotification[]; line: (one: KeptNotification) => ReactNode };

/** Who asks for more goes on from the first new one: the button may be gone. */
export function NotificationPages({ list, line }: Props) {
  const [most, setMost] = useState(PAGE);
  const lines = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setMost(most + PAGE));
    lines.current?.children[most]?.querySelector("button")?.focus();
  };
  return (
    <>
      <ul className={styles.list} ref={lines}>
        {list.slice(0, most).map((one) => (
          <li key={one.id} className={styles.item} data-unread={isUnread(one) || undefined}>
            {line(one)}
          </li>
        ))}
      </ul>
      {list.length > most && (
        <Button variant="default" onClick={showMore}>
          Afficher les suivantes
        </Button>
      )}
    </>
  );
}
