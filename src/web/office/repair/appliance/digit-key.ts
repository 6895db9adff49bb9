import { digitStruck } from "../../../ui/office/struck-keys.ts";

/** 1 to 9 for that key alone. */
export const digitOf = (struck: Parameters<typeof digitStruck>[0]): number | undefined =>
  Number(digitStruck(struck)) || undefined;
