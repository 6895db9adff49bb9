import { expect, test } from "vitest";
import {
  checked,
  EMAIL_STATE_FR,
  toCheck,
  UNCHECKED,
  type EmailCheck,
  type EmailCheckStep,
} from "./email-check.ts";

const MARIE = "marie@example.org";
const typed = (email: string): EmailCheckStep => ({ type: "typed", email });
const asked = (email: string): EmailCheckStep => ({ type: "asked", email });
const answered = (is_reachable: string, email = MARIE): EmailCheckStep => ({
  type: "answered",
  email,
  is_reachable,
});
const after = (...steps: EmailCheckStep[]): EmailCheck => steps.reduce(checked, UNCHECKED);

test.each<[string, EmailCheckStep[], EmailCheck["state"]]>([
  ["nothing happened yet", [], "idle"],
  ["somebody types", [typed("marie@")], "idle"],
  ["the service is asked", [typed(MARIE), asked(MARIE)], "validating"],
  ["it says safe", [asked(MARIE), answered("safe")], "safe"],
  ["it says risky", [asked(MARIE), answered("risky")], "risky"],
  ["it says unknown, or was down", [asked(MARIE), answered("unknown")], "unknown"],
  ["it says invalid", [asked(MARIE), answered("invalid")], "other"],
  ["it says something new", [asked(MARIE), answered("maybe")], "other"],
  ["it says a word of ours", [asked(MARIE), answered("validating")], "other"],
  ["the address changes after an answer", [asked(MARIE), answered("safe"), typed("m@")], "idle"],
  ["a space is added to it", [asked(MARIE), answered("safe"), typed(` ${MARIE} `)], "safe"],
  [
    "the answer is about an older address",
    [asked("m@x.fr"), asked(MARIE), answered("safe", "m@x.fr")],
    "validating",
  ],
  ["the answer comes after more typing", [asked(MARIE), typed("m@x.fr"), answered("safe")], "idle"],
  [
    "two answers come, the last is too late",
    [asked(MARIE), answered("safe"), answered("risky")],
    "safe",
  ],
])("when %s, the check stands where it should", (_, steps, state) => {
  expect(after(...steps).state).toBe(state);
});

test("only a whole address that was not asked about yet is worth a question", () => {
  expect(toCheck(UNCHECKED, " Marie@Example.org ")).toBe(MARIE);
  expect(toCheck(UNCHECKED, "marie@")).toBeUndefined();
  expect(toCheck(UNCHECKED, "")).toBeUndefined();
  expect(toCheck(after(asked(MARIE), answered("safe")), "MARIE@example.org")).toBeUndefined();
});

test("the sentences are the specification's, to the letter", () => {
  expect(EMAIL_STATE_FR.safe).toBe("L'email semble valide");
  expect(EMAIL_STATE_FR.risky).toBe("L'email ne semble pas valide : risqué");
  expect(EMAIL_STATE_FR.unknown).toBe("L'email ne semble pas valide : inconue");
  expect(EMAIL_STATE_FR.other).toBe("L'email ne semble pas valide : ");
});
