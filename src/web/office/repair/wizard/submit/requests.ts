/** The request that creates an intervention, and what becomes of it. */
import * as z from "zod/mini";
import type { Submission } from "../../../../../domain/repair/wizard/submit.ts";
import type { Instant } from "../../../../../domain/time.ts";
import { refusalText } from "../../../../platform/refusal.ts";
import { postJson } from "../../../../platform/rest.ts";

/** `repair_id` is null for an event alone. */
export type Created = { repair_id: string | null };

/** With the refusal's own sentence, for those that have one. */
export type Fail = (refused: string, text: string) => undefined;

/** The start requested, which is lost when another booking took it. */
export function hourOf(submission: Submission): Instant | null {
  if (submission.to === "event") return submission.input.start_at;
  const { event } = submission.to === "resume" ? submission.input : submission.body;
  return event?.start_at ?? null;
}

type NewRepair = Pick<Extract<Submission, { to: "repairs" }>, "body">;

/** Success is 200 with the id (specification §7). */
const createdShape = z.object({ repair_id: z.string() });

/** Of the shop in which the call began, whichever is selected when it leaves. */
export async function createRepair(
  shop_id: string,
  { body }: NewRepair,
  fail: Fail,
): Promise<Created | undefined> {
  // An administrator who has not selected a shop yet.
  if (shop_id === "") return fail("no-shop", refusalText("no-shop"));
  const answer = await postJson(`/api/v1/shops/${shop_id}/repairs`, body);
  if (answer.ok) {
    const created = createdShape.safeParse(answer.value);
    return created.success ? created.data : fail("fault", "");
  }
  return fail(answer.refused, answer.message || refusalText(answer.refused));
}
