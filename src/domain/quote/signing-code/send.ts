import type { AnswerRefusal } from "../answer.ts";

/** Why no code leaves; the shop may ask for none, or have no contact that can receive one. */
export type SendCodeRefusal =
  | AnswerRefusal
  | "code-not-asked"
  | "no-contact"
  | "mailbox-limit"
  | "code-not-sent";
