import { Button, CopyButton, Textarea } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import styles from "./button.module.css";

type Props = { label: string; hint: string; code: string };

/** Lines to paste elsewhere: copied by a press, or selected whole when they are entered. */
export const Snippet = ({ label, hint, code }: Props) => (
  <div className={styles.snippet}>
    <Textarea
      label={label}
      description={hint}
      readOnly
      autosize
      value={code}
      spellCheck={false}
      styles={{ input: { fontFamily: "monospace", fontSize: 13, overflowWrap: "anywhere" } }}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <CopyButton value={code}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={
            copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
          }
          aria-label={`Copier : ${label.toLowerCase()}`}
          onClick={copy}
        >
          {copied ? "Copié" : "Copier"}
        </Button>
      )}
    </CopyButton>
  </div>
);
