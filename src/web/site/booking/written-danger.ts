/** The safety card of what a visitor writes, fetched once the question is on screen: its words are many. */
import { dialled } from "../../../domain/catalogue/safety/calls.ts";
import { cardOf } from "../../../domain/catalogue/safety/cards.ts";
import { dangersIn } from "../../../domain/catalogue/safety/free-words.ts";
import type { SafetyOrders } from "../props.ts";

export type WrittenDanger = SafetyOrders & { isNotice: boolean };

export function writtenDanger(text: string, zip: string): WrittenDanger | undefined {
  const [word] = dangersIn(text);
  if (!word) return undefined;
  const { title, advice, calls, level } = cardOf(word);
  const numbers = calls.map((call) => ({ name: call.name, number: dialled(call, zip) }));
  return { title, advice, calls: numbers, isNotice: level === "notice" };
}
