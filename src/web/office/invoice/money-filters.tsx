import { Button, Group, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { parseLocalDate } from "../../../domain/time.ts";
import type { MoneySearch } from "./search-params.ts";

type Props = {
  search: MoneySearch;
  go: (search: MoneySearch) => void;
  /** What is searched, and which day the period is of. */
  label: string;
  hint: string;
  since: string;
};

/** Milliseconds after the last key before the list is asked again. */
const PAUSE = 250;

/** What is searched stands in the address: a reload or a link finds the same list. */
export function MoneyFilters({ search, go, label, hint, since }: Props) {
  const [cleared, setCleared] = useState(0);
  const seek = useDebouncedCallback(
    (text: string) => go({ ...search, text: text.trim() || undefined }),
    PAUSE,
  );
  const clear = () => {
    setCleared(cleared + 1);
    go({ ...search, text: undefined, from: undefined, to: undefined });
  };
  const { text, from, to } = search;
  return (
    <Group gap={12} align="end" key={cleared}>
      <TextInput
        flex="1 1 240px"
        maw={480}
        aria-label={label}
        placeholder={hint}
        leftSection={<IconSearch size={18} aria-hidden />}
        defaultValue={text ?? ""}
        onChange={({ currentTarget }) => seek(currentTarget.value)}
      />
      <Group gap={12} align="end">
        <TextInput
          type="date"
          label={since}
          defaultValue={from ?? ""}
          max={to}
          onChange={({ currentTarget }) =>
            go({ ...search, from: parseLocalDate(currentTarget.value) })
          }
        />
        <TextInput
          type="date"
          label="au"
          defaultValue={to ?? ""}
          min={from}
          onChange={({ currentTarget }) =>
            go({ ...search, to: parseLocalDate(currentTarget.value) })
          }
        />
      </Group>
      {(text ?? from ?? to) && (
        <Button variant="subtle" onClick={clear}>
          Effacer
        </Button>
      )}
    </Group>
  );
}
