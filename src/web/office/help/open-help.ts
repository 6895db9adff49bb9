/** Opens the guide from anywhere. */
import { createOpening } from "../../ui/opening.ts";

const panel = createOpening<object>();

export const openHelp = (): void => panel.open({});
export const closeHelp = panel.close;
export const useHelpOpening = panel.useOpening;
