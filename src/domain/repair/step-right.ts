import type { Action } from "../account/permissions.ts";
import type { NextAction } from "./next-step.ts";

/** What a person must be allowed to do for a next step to be offered to them. */
export const STEP_RIGHT: Record<NextAction["type"], Action> = {
  "write-quote": "edit-quote",
  "open-quote": "edit-quote",
  "issue-invoice": "issue-invoice",
  "record-payment": "record-payment",
  "call-client": "read-client",
  "order-part": "edit-repair",
  "receive-part": "edit-repair",
  "open-visit": "read-agenda",
  "close-visit": "edit-agenda",
  "give-back": "edit-repair",
  move: "edit-repair",
};
