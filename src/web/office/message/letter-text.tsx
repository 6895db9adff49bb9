import { Text } from "@mantine/core";
import { office } from "../../ui/office/styles.ts";
import styles from "./message.module.css";

/** Under a line of the journal, folded: the words that the client was written; none once they are erased. */
export const LetterText = ({ text }: { text: string }) =>
  text !== "" && (
    <details className={`${styles.letterText} ${office.noPrint}`}>
      <summary>Lire le message</summary>
      <Text size="sm" className={styles.letterWords}>
        {text}
      </Text>
    </details>
  );
