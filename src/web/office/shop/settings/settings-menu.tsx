import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { useSession } from "../../../platform/use-session.ts";
import { SECTIONS } from "./sections.ts";
import styles from "./settings.module.css";

type Props = {
  /** Id of the open section; « company » on the company's own page. */
  current: string;
};

/** The sections of the settings: beside the page, above it on a telephone. */
export function SettingsMenu({ current }: Props) {
  const me = useSession()?.me;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [current]);
  useEffect(() => {
    const nav = list.current;
    if (!nav) return undefined;
    // A telephone was turned: the line is of another width, and the page stays where it was scrolled to.
    const turned = new ResizeObserver(() => centreCurrent(nav));
    turned.observe(nav);
    return () => turned.disconnect();
  }, []);
  return (
    <nav ref={list} aria-label="Paramètres" className={styles.menu}>
      {SECTIONS.filter(({ action }) => me && may(me, action)).map(({ id, title }) => (
        <Link
          key={id}
          to="/app/settings"
          search={{ section: id }}
          aria-current={id === current ? "page" : undefined}
        >
          {title}
        </Link>
      ))}
      <Link to="/app/settings/company" aria-current={current === "company" ? "page" : undefined}>
        Société
      </Link>
    </nav>
  );
}

function centreCurrent(nav: HTMLElement): void {
  const entry = nav.querySelector("[aria-current]")?.getBoundingClientRect();
  const { left, width } = nav.getBoundingClientRect();
  if (entry) nav.scrollLeft += entry.left + entry.width / 2 - (left + width / 2);
}
