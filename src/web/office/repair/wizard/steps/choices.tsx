import { useId, type KeyboardEvent, type MouseEvent } from "react";
import { choiceStruck } from "./choice-keys.ts";
import styles from "../wizard.module.css";
import { office } from "../../../../ui/office/styles.ts";

type Option<Value extends string> = { value: Value; label: string; hint: string; color?: string };

type Props<Value extends string> = {
  legend: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onPick: (value: Value) => void;
  onDone: () => void;
  /** A click goes on at once, as a digit or a letter always does; the arrows only move. */
  advances?: boolean;
};

/** One choice of a few: a digit or the first letter takes it and goes on; the arrows look, Enter goes on. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { legend, value, options, onPick, onDone, advances = false } = props;
  const name = useId();
  const take = (picked: Value) => {
    onPick(picked);
    onDone();
  };
  /** A click on the one that is already chosen changes nothing, and still goes on. */
  const clicked = (event: MouseEvent, picked: Value) => {
    // The arrows of a group of radios make clicks too, of no button: they only look.
    if (!advances || event.detail === 0) return;
    event.preventDefault();
    take(picked);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = choiceStruck(
      event,
      options.map(({ label }) => label),
    );
    const option = options[index];
    if (!option) return;
    event.preventDefault();
    document.getElementById(`${name}-${index}`)?.focus();
    take(option.value);
  };
  return (
    <fieldset className={styles.wizardChoices} onKeyDown={onKeyDown}>
      <legend className={office.spokenOnly}>{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={styles.wizardChoice}
          onClick={(event) => clicked(event, option.value)}
        >
          <input
            type="radio"
            id={`${name}-${index}`}
            name={name}
            checked={option.value === value}
            data-autofocus={option.value === value || (value === null && index === 0) || undefined}
            onChange={() => onPick(option.value)}
          />
          {option.color && (
            <span className={styles.wizardChoiceColor} style={{ background: option.color }} />
          )}
          <span className={styles.wizardChoiceText}>
            <strong>{option.label}</strong>
            <span>{option.hint}</span>
          </span>
          <kbd aria-hidden>{index + 1}</kbd>
        </label>
      ))}
    </fieldset>
  );
}
