import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Look = { look?: "main" | "quiet" | "danger" | "bare"; wide?: boolean };

const classOf = ({ look = "main", wide }: Look): string =>
  [styles.button, styles[look], wide ? styles.wide : ""].join(" ");

/** One purple button a screen: the main action. The others are quiet. */
export const Button = ({ look, wide, ...rest }: ComponentProps<"button"> & Look) => (
  <button type="button" {...rest} className={classOf({ look, wide })} />
);

export const ButtonLink = ({ look, wide, ...rest }: ComponentProps<"a"> & Look) => (
  <a {...rest} className={classOf({ look, wide })} />
);
