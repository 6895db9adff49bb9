import { Group, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import styles from "./panel.module.css";
import { office } from "./styles.ts";

type Props = {
  title: string;
  /** Of the landmark, where another one of the page has this title. */
  name?: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A titled sheet of paper on the bench. */
export function Panel({ title, name, aside, children, className = "" }: Props) {
  const id = useId();
  return (
    <section
      className={`${office.sheetOfPaper} ${styles.panel} ${className}`}
      {...(name ? { "aria-label": name } : { "aria-labelledby": id })}
    >
      <Group justify="space-between" gap={8} mb={8} wrap="nowrap">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </section>
  );
}

type Fact = readonly [label: string, value: ReactNode];

/** Facts that do not change; those that are not known are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== "" && value !== undefined && value !== null)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
