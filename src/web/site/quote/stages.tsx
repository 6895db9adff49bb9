import type { ReactNode } from "react";
import type { QuoteProps } from "../props.ts";
import { AcceptForm } from "./accept-form.tsx";
import { RefuseForm } from "./refuse-form.tsx";

export type AnswerProps = QuoteProps & { onBack: () => void; onDone: () => void };

/** The two forms, fetched while the quote is read. */
export const STAGES: Record<"accept" | "refuse", (props: AnswerProps) => ReactNode> = {
  accept: AcceptForm,
  refuse: RefuseForm,
};
