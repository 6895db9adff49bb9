import { lazyPart } from "../../ui/office/lazy-part.tsx";

/** Wanted rarely: not in the first screen's weight. */
export const AccountDialog = lazyPart(
  async () => (await import("./account-dialog.tsx")).AccountDialog,
);
