/** Mantine's sheets, then ours: in one module, so that whatever chunk they land in ours come second. */
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./office.css";
import classes from "./office.module.css";

export const office = classes;

/** Where a dialog fills the screen: below the "sm" of the theme. */
export const SMALL_SCREEN = "(max-width: 44.99em)";
