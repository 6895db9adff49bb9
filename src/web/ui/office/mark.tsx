/** A state in one word, with a colour and a shape: never the colour alone. */
import type { Icon } from "@tabler/icons-react";
import styles from "./mark.module.css";

export type Tone = "quiet" | "work" | "wait" | "good" | "bad" | "urgent";

type Props = { tone: Tone; icon?: Icon; children: string };

export const Mark = ({ tone, icon: Shape, children }: Props) => (
  <span className={styles.mark} data-tone={tone}>
    {Shape && <Shape size={15} stroke={2} aria-hidden />}
    {children}
  </span>
);
