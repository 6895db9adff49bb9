import type { QuoteProps } from "../props.ts";

/** The document with what the client has chosen so far, also in a sentence; empty where there is nothing to choose. */
export type ChosenProps = QuoteProps & { choice: string };

/** What the two forms of an answer are given. */
export type AnswerProps = ChosenProps & { onBack: () => void; onDone: () => void };
