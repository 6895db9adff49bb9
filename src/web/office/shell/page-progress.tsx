import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import styles from "./shell.module.css";

/** The specification's progress bar: nothing under 200 ms, five seconds to fill. */
const THROTTLE = 200;

export function PageProgress() {
  const loading = useRouterState({ select: ({ status }) => status === "pending" });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) {
      setShown(false);
      return undefined;
    }
    const timer = setTimeout(() => setShown(true), THROTTLE);
    return () => clearTimeout(timer);
  }, [loading]);
  return shown ? (
    <div className={styles.pageProgress} role="progressbar" aria-label="Chargement de la page" />
  ) : null;
}
