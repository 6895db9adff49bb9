import { useState } from "react";
import { Button } from "../../ui/site/button.tsx";
import styles from "./tracking.module.css";

type Props = { text: string; label: string; copied: string };

/** A browser that refuses says so: what it would have copied stands beside, and can be selected. */
export function CopyButton({ text, label, copied }: Props) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const copy = () =>
    writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        {state === "copied" ? copied : label}
      </Button>
      {state === "refused" && (
        <p role="status">Votre navigateur ne permet pas la copie : sélectionnez le texte.</p>
      )}
      <span className={styles.hidden} role="status">
        {state === "copied" && copied}
      </span>
    </>
  );
}

/** Absent from a page that is not served over https. */
const writeText = async (text: string): Promise<void> => {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new TypeError("no clipboard");
  await clipboard.writeText(text);
};
