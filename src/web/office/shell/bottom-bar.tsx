import { Link, useRouterState } from "@tanstack/react-router";
import { currentEntry, MENU } from "./menu.ts";
import styles from "./shell.module.css";

export function BottomBar() {
  const current = useRouterState({ select: ({ location }) => currentEntry(location.pathname) });
  return (
    <nav aria-label="Accès rapide" className={styles.bottomBarEntries}>
      {MENU.filter(({ short }) => short).map(({ to, short, icon: Picture }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true }}
          aria-current={current === to ? "page" : undefined}
        >
          <Picture size={22} stroke={1.7} aria-hidden />
          <span>{short}</span>
        </Link>
      ))}
    </nav>
  );
}
