import type { QuoteProps } from "../props.ts";

/** What the two forms of an answer are given. */
export type AnswerProps = QuoteProps & { onBack: () => void; onDone: () => void };
