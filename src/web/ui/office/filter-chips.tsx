import { office } from "./styles.ts";
import styles from "./filter-chips.module.css";

/** `count` is absent while it is not known: « Tous 0 » would be wrong. */
type Option = { value: string; label: string; count?: number | undefined };

type Props = {
  label: string;
  /** Absent where one is always chosen. */
  all?: Omit<Option, "value">;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** One filter at a time, each with what it would show. */
export const FilterChips = ({ label, all, options, value, onChange }: Props) => (
  <div className={styles.filterChips} role="group" aria-label={label}>
    {[...(all ? [{ value: undefined, ...all }] : []), ...options].map((option) => (
      <button
        key={option.value ?? ""}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}{" "}
        {option.count !== undefined && <span className={office.figures}>{option.count}</span>}
      </button>
    ))}
  </div>
);
