import { Button, Group, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type * as z from "zod/mini";
import { EmptyState } from "../ui/office/empty-state.tsx";
import { ReadStates } from "../ui/office/read-states.tsx";
import { useAnswer } from "./use-answer.ts";
import { countText } from "./words.ts";
import styles from "./admin.module.css";

type Page<Row> = { total: number; rows: Row[] };
type Props<Row> = {
  path: string;
  sort?: string;
  shape: z.ZodMiniType<Page<Row>>;
  label: string;
  hint: string;
  noun: string;
  /** `again` asks the list once more, after a change. */
  row: (row: Row, again: () => void) => ReactNode;
};

const PAGE = 50;
/** Milliseconds after the last key before the list is asked again. */
const PAUSE = 250;

/** A list that the server searches and cuts into pages. */
export function SearchList<Row>({ path, sort = "", shape, label, hint, noun, row }: Props<Row>) {
  const [text, setText] = useState("");
  const [skip, setSkip] = useState(0);
  const [asked] = useDebouncedValue(text, PAUSE);
  const read = useAnswer(
    `${path}?${new URLSearchParams({ q: asked, skip: String(skip), sort })}`,
    shape,
  );
  const { total = 0, rows = [] } = read.data ?? {};
  const type = (value: string) => {
    setText(value);
    setSkip(0);
  };
  return (
    <>
      <Group mb="md" gap={16}>
        <TextInput
          flex="1 1 240px"
          maw={420}
          aria-label={label}
          placeholder={hint}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {read.data && countText(total, noun)}
        </Text>
      </Group>
      <ReadStates read={read}>
        {rows.length === 0 && (
          <EmptyState title="Rien ne correspond">Essayez d’autres mots.</EmptyState>
        )}
        <ul className={styles.adminShops}>{rows.map((one) => row(one, read.retry))}</ul>
        <Pages skip={skip} total={total} setSkip={setSkip} />
      </ReadStates>
    </>
  );
}

type PagesProps = { skip: number; total: number; setSkip: (skip: number) => void };

const Pages = ({ skip, total, setSkip }: PagesProps) =>
  total > PAGE && (
    <Group justify="center">
      <Button variant="default" disabled={skip === 0} onClick={() => setSkip(skip - PAGE)}>
        Page précédente
      </Button>
      <Text size="sm">
        {skip + 1} à {Math.min(skip + PAGE, total)} sur {total}
      </Text>
      <Button
        variant="default"
        disabled={skip + PAGE >= total}
        onClick={() => setSkip(skip + PAGE)}
      >
        Page suivante
      </Button>
    </Group>
  );
