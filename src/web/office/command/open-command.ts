/** Opens the command box from anywhere. */
import { createOpening } from "../../ui/opening.ts";

const box = createOpening<object>();

export const openCommand = (): void => box.open({});
export const closeCommand = box.close;
export const useCommandOpening = box.useOpening;
