import type { ReactNode } from "react";
import styles from "./finder.module.css";

export type Tile = { id: string; href: string; title: ReactNode; picture: string };

/** Large answers to one question, each a link with its drawing. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul className={styles.tiles}>
    {tiles.map(({ id, href, title, picture }) => (
      <li key={id}>
        <a className={styles.tile} href={href}>
          <img src={picture} alt="" width={52} height={52} decoding="async" />
          <span>{title}</span>
        </a>
      </li>
    ))}
  </ul>
);
