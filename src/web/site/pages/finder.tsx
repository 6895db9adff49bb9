import { nodeOf } from "../../../domain/catalogue/tree/tree.ts";
import { rootOf } from "../../../domain/catalogue/tree/tree.ts";
import { FINDER_STEPS, type FinderStep } from "../../../domain/shop/need/steps.ts";
import { ApplianceStep } from "../finder/appliance-step.tsx";
import { FaultStep } from "../finder/fault-step.tsx";
import { Known } from "../finder/known.tsx";
import { PlaceStep } from "../finder/place-step.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import type { FinderProps } from "../props.ts";
import styles from "../finder/finder.module.css";

/** Each question is an address, which no search engine needs. */
export const head = (props: FinderProps): PageHead => ({
  title: `${questionOf(props)} · Établi`,
  hidden: true,
});

const STEPS: Record<FinderStep, (props: FinderProps) => React.ReactNode> = {
  appareil: ApplianceStep,
  panne: FaultStep,
  lieu: PlaceStep,
};

export const Page = (props: FinderProps) => {
  const Step = STEPS[props.step];
  const turn = FINDER_STEPS.indexOf(props.step) + 1;
  return (
    <Frame width="narrow">
      <div className={styles.progress}>
        <p>
          Étape {turn} sur {FINDER_STEPS.length}
        </p>
        <progress value={turn} max={FINDER_STEPS.length + 1} aria-label="Avancement" />
      </div>
      <Known need={props.need} query={props.query} />
      <h1 className={styles.question}>{questionOf(props)}</h1>
      <Step {...props} />
    </Frame>
  );
};

function questionOf({ step, need }: FinderProps): string {
  if (step === "appareil") return "Que faut-il réparer ?";
  if (step === "lieu") return "Où se trouve l’appareil ?";
  const last = need.answers.at(-1);
  const node = last ? nodeOf(last.id) : rootOf(need.kind_id);
  if (node?.danger && !node.childs) return "À faire tout de suite";
  if (node?.input) return node.name;
  return node?.question ?? "Que se passe-t-il ?";
}
