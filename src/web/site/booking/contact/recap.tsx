import { Button } from "../../../ui/site/button.tsx";
import { CategoryDrawing } from "../../drawing/category-drawing.tsx";
import { Fragment } from "react";
import styles from "../booking.module.css";
import { rowsOf } from "./recap-texts.ts";
import { loadTunnel } from "../problem/load-tunnel.ts";
import { useModule } from "../../use-module.ts";
import type { StepProps } from "../step-props.ts";

/** Every answer in one glance, each with the way back to its question. */
export function Recap({ booking, props }: StepProps) {
  const { draft } = booking.memory;
  const symptom = useModule(loadTunnel)?.answersText(draft) ?? "";
  return (
    <dl className={styles.recap}>
      {rowsOf(draft, props, symptom)
        .filter(({ value }) => value !== "")
        .map(({ step, label, value, drawing }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {drawing && <CategoryDrawing id={drawing} size={40} />}
              {broken(value)}
            </dd>
            {step && (
              <dd>
                <Button
                  look="bare"
                  onClick={() => booking.goTo(step)}
                  aria-label={`Modifier : ${label}`}
                >
                  Modifier
                </Button>
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}

/** An e-mail too long for its line is cut after « @ » or a dot, never inside a word. */
const broken = (text: string) =>
  text.split(/(?<=\S[@.])(?=\S)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
