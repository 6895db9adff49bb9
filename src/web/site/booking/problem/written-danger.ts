/** The safety card of what a visitor answers and writes, fetched once the question is on screen: its words are many. */
import type { Draft } from "../../../../domain/booking/draft/draft.ts";
import { dialled } from "../../../../domain/catalogue/safety/calls.ts";
import { dangerOf } from "../../../../domain/catalogue/safety/danger.ts";
import { tunnelTo } from "../../../../domain/catalogue/tree/tunnel.ts";
import type { SafetyOrders } from "../../props.ts";

export type WrittenDanger = SafetyOrders & { isNotice: boolean };
type Said = Pick<Draft, "kind_id" | "node" | "description">;

export function dangerIn(
  { kind_id, node, description }: Said,
  zip: string,
): WrittenDanger | undefined {
  const answers = node === "" ? [] : tunnelTo(kind_id, node).path;
  const card = dangerOf({ answers, description });
  if (!card) return undefined;
  const { title, advice, calls, level } = card;
  const numbers = calls.map((call) => ({ name: call.name, number: dialled(call, zip) }));
  return { title, advice, calls: numbers, isNotice: level === "notice" };
}
