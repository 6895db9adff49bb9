import type { ReactNode } from "react";
import type { AnswerProps } from "./answer-props.ts";
import { AcceptForm } from "./accept-form.tsx";
import { RefuseForm } from "./refuse-form.tsx";

/** The two forms, fetched while the quote is read. */
export const STAGES: Record<"accept" | "refuse", (props: AnswerProps) => ReactNode> = {
  accept: AcceptForm,
  refuse: RefuseForm,
};
