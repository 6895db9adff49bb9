import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import styles from "./settings.module.css";

type Props = {
  sections: readonly { id: string; title: string }[];
  /** Id of the open section; « company » on the company's own page. */
  current: string;
};

/** The sections of the settings: beside the page, above it on a telephone. */
export function SettingsMenu({ sections, current }: Props) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [current]);
  return (
    <nav ref={list} aria-label="Paramètres" className={styles.menu}>
      {sections.map(({ id, title }) => (
        <Link
          key={id}
          to="/app/settings"
          search={{ section: id }}
          aria-current={id === current ? "page" : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
