import { TextInput } from "@mantine/core";
import { useState } from "react";
import { OPTION_LIMITS } from "../../../../domain/quote/option/option.ts";
import styles from "./option.module.css";

type NameProps = { label: string; value: string; onRename: (name: string) => void };

/** Taken when one leaves the field: a name half typed may be that of another choice. */
export function NameField({ label, value, onRename }: NameProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      size="xs"
      className={styles.name}
      aria-label={label}
      maxLength={OPTION_LIMITS.name}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (typed !== undefined) onRename(typed);
        setTyped(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
