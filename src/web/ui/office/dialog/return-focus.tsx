import { useReturnFocus } from "../../use-return-focus.ts";

/** Draws nothing. The last child of a dialog: whatever else of it gives the focus back while it goes, this is after. */
export function ReturnFocus() {
  useReturnFocus();
  return null;
}
