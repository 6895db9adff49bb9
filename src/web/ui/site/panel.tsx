import type { ComponentProps, ReactNode } from "react";
import styles from "./panel.module.css";
import { Sign, type SignName } from "./sign.tsx";

/** A resting sheet of paper: hairline, no shadow. */
export const Panel = (props: ComponentProps<"section">) => (
  <section {...props} className={[styles.panel, props.className].filter(Boolean).join(" ")} />
);

type Tone = "plain" | "waits" | "wrong" | "good";
const SIGNS: Record<Tone, SignName> = {
  plain: "info",
  waits: "waits",
  wrong: "alert",
  good: "check",
};

/** What happened, what is safe, what to do. `wrong` and `good` are announced to screen readers. */
export function Notice({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  const role = tone === "wrong" ? "alert" : tone === "good" ? "status" : undefined;
  return (
    <div className={[styles.notice, styles[tone]].join(" ")} role={role}>
      <Sign name={SIGNS[tone]} />
      <div>{children}</div>
    </div>
  );
}
