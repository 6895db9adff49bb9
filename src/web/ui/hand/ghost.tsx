/** What is carried, drawn where it would go and said aloud. */
import { office } from "../office/styles.ts";
import styles from "./ghost.module.css";

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
type Props = { box: Box; title: string; where: string };

export const Ghost = ({ box: { left, top, width, height }, title, where }: Props) => (
  <>
    <div
      className={styles.carried}
      data-part="ghost"
      style={{ left, top, width, height }}
      aria-hidden
    >
      <strong>{title}</strong>
    </div>
    <span className={office.spokenOnly} role="status">
      {where}
    </span>
  </>
);
