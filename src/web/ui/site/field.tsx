import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";
import { Sign } from "./sign.tsx";

type Labelled = {
  /** Also the id that an error summary or a label points to. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
};

/** A label above, a hint below it, the error beside the field and tied to it. */
export const TextField = ({
  label,
  hint,
  error,
  optional,
  ...input
}: Labelled & Omit<ComponentProps<"input">, "name">) => (
  <Field {...{ name: input.name, label, hint, error, optional }}>
    <input
      id={input.name}
      className={styles.input}
      {...described(input.name, hint, error)}
      {...input}
    />
  </Field>
);

export const TextArea = ({
  label,
  hint,
  error,
  optional,
  ...input
}: Labelled & Omit<ComponentProps<"textarea">, "name">) => (
  <Field {...{ name: input.name, label, hint, error, optional }}>
    <textarea
      id={input.name}
      className={styles.input}
      {...described(input.name, hint, error)}
      {...input}
    />
  </Field>
);

export const Check = ({
  label,
  error,
  ...input
}: { name: string; label: ReactNode; error?: string } & Omit<ComponentProps<"input">, "name">) => (
  <div>
    <label className={styles.check}>
      <input
        type="checkbox"
        id={input.name}
        {...described(input.name, undefined, error)}
        {...input}
      />
      <span>{label}</span>
    </label>
    <Fault name={input.name} error={error} />
  </div>
);

const Field = ({
  name,
  label,
  hint,
  error,
  optional,
  children,
}: Labelled & { children: ReactNode }) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={name}>
      {label}
      {optional && <span className={styles.optional}>(facultatif)</span>}
    </label>
    {hint && (
      <p className={styles.hint} id={`${name}-hint`}>
        {hint}
      </p>
    )}
    {children}
    <Fault name={name} error={error} />
  </div>
);

const Fault = ({ name, error }: { name: string; error?: string }) =>
  error && (
    <p className={styles.error} id={`${name}-error`}>
      <Sign name="alert" />
      {error}
    </p>
  );

const described = (name: string, hint?: string, error?: string) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby":
    [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined,
});
