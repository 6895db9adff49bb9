import type { ReactNode } from "react";
import styles from "./choice.module.css";

/** Large answers to one question: touching one is answering. */
export const Choices = ({ children, tiles }: { children: ReactNode; tiles?: true }) => (
  <ul className={tiles ? styles.tiles : styles.list}>{children}</ul>
);

type Props = {
  title: ReactNode;
  detail?: string;
  drawing?: ReactNode;
  chosen: boolean;
  onChoose: () => void;
};

export const Choice = ({ title, detail, drawing, chosen, onChoose }: Props) => (
  <li>
    <button
      type="button"
      className={[styles.choice, drawing ? styles.tile : ""].join(" ")}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {drawing}
      <span>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </button>
  </li>
);

type Sent = Pick<Props, "title" | "detail" | "drawing" | "chosen"> & {
  name: string;
  value: string;
};

/** The same answer in a form that is posted. */
export const SentChoice = ({ title, detail, drawing, chosen, name, value }: Sent) => (
  <li>
    <button
      name={name}
      value={value}
      className={[styles.choice, drawing ? styles.tile : ""].join(" ")}
      aria-pressed={chosen}
    >
      {drawing}
      <span>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </button>
  </li>
);
