import { useEffect, useRef, useState, type FormEvent } from "react";
import { LONGEST_CHAT, type ChatLine } from "../../domain/call/chat.ts";
import type { Seat } from "../../domain/call/seat.ts";
import styles from "./call.module.css";

type Props = {
  lines: readonly ChatLine[];
  /** Of the reader. */
  seat: Seat | undefined;
  /** The name of each side, for who reads instead of hearing. */
  nameOf: (seat: Seat) => string;
  /** Answers the refusal in words; empty when it was sent. */
  onWrite: (text: string, id: string) => Promise<string>;
};

/** What is written during the call, in large letters: for who does not hear, and for a line that carries no voice. */
export function ChatPanel({ lines, seat, nameOf, onWrite }: Props) {
  const [text, setText] = useState("");
  const [why, setWhy] = useState("");
  const [busy, setBusy] = useState(false);
  const draft = useRef(crypto.randomUUID());
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [lines.length]);
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === "" || busy) return;
    setBusy(true);
    const refused = await onWrite(text, draft.current);
    setBusy(false);
    setWhy(refused);
    if (refused) return;
    draft.current = crypto.randomUUID();
    setText("");
  };
  return (
    <section className={styles.chat} aria-label="Messages écrits">
      {/* Without a message there is nothing to scroll, and nothing to stop at. */}
      <ol
        aria-live="polite"
        tabIndex={lines.length > 0 ? 0 : undefined}
        aria-label="Messages de l’appel"
      >
        {lines.map((line) => (
          <li key={line.id} ref={end} data-own={line.seat === seat || undefined}>
            <b>{nameOf(line.seat)}</b>
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
      {why && <p role="alert">{why}</p>}
      <form onSubmit={write}>
        <input
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={LONGEST_CHAT}
          aria-label="Écrire un message"
          placeholder="Écrire un message"
          autoComplete="off"
        />
        <button type="submit" disabled={busy}>
          Envoyer
        </button>
      </form>
    </section>
  );
}
