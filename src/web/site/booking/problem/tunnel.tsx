import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import type { Draft } from "../../../../domain/booking/draft/draft.ts";
import { nodeOf, type TreeNode } from "../../../../domain/catalogue/tree/tree.ts";
import {
  awaitsText,
  choices,
  openTunnel,
  tunnelTo,
  type Tunnel,
} from "../../../../domain/catalogue/tree/tunnel.ts";
import { Button } from "../../../ui/site/button.tsx";
import { Choice, Choices } from "../../../ui/site/choice.tsx";
import { TextField } from "../../../ui/site/field.tsx";
import styles from "../booking.module.css";

type Answer = Pick<Draft, "node" | "typed">;
type Props = {
  draft: Pick<Draft, "kind_id" | "node" | "typed">;
  onAnswer: (answer: Answer) => void;
};

/** One question after another; a word of the way leads back to its question. */
export function SymptomTunnel({ draft: { kind_id, node, typed }, onAnswer }: Props) {
  const tunnel = node === "" ? openTunnel(kind_id) : tunnelTo(kind_id, node, typed);
  const asked = awaitsText(tunnel);
  const answers = choices(tunnel);
  return (
    <>
      <Way tunnel={tunnel} onCut={(id) => onAnswer({ node: id, typed: "" })} />
      {asked && (
        <CodeEntry
          key={asked.id}
          node={asked}
          onType={(text) => onAnswer({ node: asked.id, typed: text })}
        />
      )}
      {!asked && answers.length > 0 && (
        <Question
          asked={questionOf(tunnel)}
          answers={answers}
          onPick={(id) => onAnswer({ node: id, typed: "" })}
        />
      )}
    </>
  );
}

const questionOf = ({ root, path }: Tunnel): string =>
  nodeOf(path.at(-1)?.id ?? root)?.question ?? "Que se passe-t-il ?";

/** « Une fuite d’eau › Par le hublot » */
export const answersText = ({ kind_id, node, typed }: Props["draft"]): string =>
  node === ""
    ? ""
    : tunnelTo(kind_id, node, typed)
        .path.map(({ name, input }) => (input ? `${name} (${input})` : name))
        .join(" › ");

type QuestionProps = {
  asked: string;
  answers: readonly TreeNode[];
  onPick: (id: string) => void;
};

function Question({ asked, answers, onPick }: QuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  const shown = useRef(asked);
  // The button that was pressed is gone: the keyboard goes on at the next question.
  useEffect(() => {
    if (shown.current !== asked) question.current?.focus();
    shown.current = asked;
  }, [asked]);
  // One drawing for all the answers says nothing: the words alone are read faster.
  const isDrawn = new Set(answers.map(({ imgsrc }) => imgsrc)).size > 1;
  return (
    <div role="group" aria-label={asked}>
      <p ref={question} tabIndex={-1} className={styles.asked}>
        <strong>{asked}</strong>
      </p>
      <Choices tiles>
        {answers.map(({ id, name, imgsrc }) => (
          <Choice
            key={id}
            title={name}
            drawing={isDrawn && <img src={imgsrc} alt="" width={48} height={48} loading="lazy" />}
            chosen={false}
            onChoose={() => onPick(id)}
          />
        ))}
      </Choices>
    </div>
  );
}

type WayProps = { tunnel: Tunnel; onCut: (id: string) => void };

const Way = ({ tunnel: { path }, onCut }: WayProps) =>
  path.length > 0 && (
    <nav aria-label="Ce que vous avez répondu" className={styles.way}>
      {path.map(({ id, name, input }, index) => (
        <Button
          key={id}
          look="bare"
          aria-current={index === path.length - 1 ? "step" : undefined}
          onClick={() => onCut(path[index - 1]?.id ?? "")}
        >
          {input ? `${name} (${input})` : name}
        </Button>
      ))}
      <span className={styles.hidden}>Touchez une réponse pour la changer.</span>
    </nav>
  );

type EntryProps = { node: TreeNode; onType: (text: string) => void };

/** What the machine shows is typed, not picked. Enter notes it without leaving the screen. */
function CodeEntry({ node, onType }: EntryProps) {
  const [text, setText] = useState("");
  const note = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim()) onType(text.trim());
  };
  return (
    <div className={styles.code}>
      <TextField
        name="symptom"
        label={node.question ?? node.name}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && note(event)}
      />
      <Button look="quiet" onClick={note}>
        Noter
      </Button>
    </div>
  );
}
