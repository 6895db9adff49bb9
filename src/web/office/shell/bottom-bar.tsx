import { Link, useRouterState } from "@tanstack/react-router";
import { currentEntry, MENU } from "./menu.ts";

export function BottomBar() {
  const current = useRouterState({ select: ({ location }) => currentEntry(location.pathname) });
  return (
    <nav aria-label="Accès rapide" className="bottom-bar-entries">
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
