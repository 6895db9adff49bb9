import { Input } from "@mantine/core";
import { Fragment, useState } from "react";
import {
  CATEGORIES,
  isCategoryId,
  type CategoryId,
} from "../../../../domain/catalogue/categories.ts";
import { useAction } from "../../../platform/query.ts";
import { saveTrades } from "./query.ts";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./onboarding.module.css";

export function TradesStep({ opening, go, back }: StepProps) {
  const { act, busy } = useAction(saveTrades);
  const [trades, setTrades] = useState<CategoryId[]>(() => opening.trades.filter(isCategoryId));
  const [isEmpty, setEmpty] = useState(false);
  const toggle = (id: CategoryId) => {
    setEmpty(false);
    setTrades((former) =>
      former.includes(id) ? former.filter((one) => one !== id) : [...former, id],
    );
  };
  const save = async () => {
    setEmpty(trades.length === 0);
    if (trades.length > 0 && (await act({ trades }))) go("hours");
  };
  return (
    <StepForm save={() => void save()} busy={busy} back={back}>
      <div role="group" aria-label="Métiers" className={styles.tiles}>
        {CATEGORIES.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.tile}
            aria-pressed={trades.includes(id)}
            onClick={() => toggle(id)}
          >
            <img src={`/drawings/${id}.svg`} alt="" width="56" height="56" />
            <span>{breakable(name)}</span>
          </button>
        ))}
      </div>
      <div role="status">
        {isEmpty && <Input.Error>Choisissez au moins un métier.</Input.Error>}
      </div>
    </StepForm>
  );
}

/** « Multimedia/Smartphone » may break after its stroke. */
const breakable = (name: string) =>
  name.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
