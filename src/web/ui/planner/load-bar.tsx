/** How full a day is. */
import type { CSSProperties } from "react";
import { office } from "../office/styles.ts";
import styles from "./load-bar.module.css";

/** `share` is 1 for a full day; `text` says it in words, `level` names its colour. */
export type PlannerLoad = { share: number; level: string; text: string };

type Variables = CSSProperties & Record<`--${string}`, string>;

type Props = {
  load: PlannerLoad;
  /** Of its words, for what is described by them. */
  id?: string;
};

export function LoadBar({ load: { share, level, text }, id }: Props) {
  const style: Variables = { "--share": `${Math.min(100, Math.round(share * 100))}%` };
  return (
    <div className={styles.load} data-level={level} title={text}>
      <span className={styles.track} style={style} />
      {share > 0 && <span aria-hidden>{Math.round(share * 100)}&#8239;%</span>}
      <span id={id} className={office.spokenOnly}>
        {text}
      </span>
    </div>
  );
}
