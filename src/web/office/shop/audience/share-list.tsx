/** Named values under one another, each a bar as long as its part of the greatest. */
import { Title } from "@mantine/core";
import { useId, type CSSProperties } from "react";
import styles from "./audience.module.css";

type Variables = CSSProperties & Record<`--${string}`, string>;
type Props = { title: string; rows: readonly { name: string; value: number }[] };

export function ShareList({ title, rows }: Props) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <ol className={styles.shares}>
        {rows.map(({ name, value }) => {
          const style: Variables = { "--share": `${Math.round((value / most) * 100)}%` };
          return (
            <li key={name} style={style}>
              <span>{name}</span>
              <strong>{value.toLocaleString("fr-FR")}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
