/** Mantine's sheets, then ours: in one module, so that whatever chunk they land in ours come second. */
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./office.css";
import classes from "./office.module.css";

export const office = classes;
