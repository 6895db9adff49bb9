/** An administrator closes the office of a shop, says why, and opens it again. Its tracking pages stay. */
import { refuse, type Decision } from "../decision.ts";
import { stripInvisible } from "../validation.ts";
import type { Shop, ShopStatus } from "./shop.ts";

export const LONGEST_REASON = 500;

export type Standing = Pick<Shop, "status" | "suspended_reason" | "suspended_from">;
export type SuspensionRefusal = "reason-missing" | "already-suspended" | "not-suspended";

/** The people of the shop read the reason: it is asked for. */
export function suspend(
  { status }: Standing,
  reason: string,
): Decision<Standing, SuspensionRefusal> {
  if (status === "SUSPENDED") return refuse("already-suspended");
  const said = stripInvisible(reason, " ").trim().slice(0, LONGEST_REASON);
  if (said === "") return refuse("reason-missing");
  return { status: "SUSPENDED", suspended_reason: said, suspended_from: status };
}

/** As it was before: a shop that was in pause is in pause again. */
export function reactivate({
  status,
  suspended_from,
}: Standing): Decision<Standing, SuspensionRefusal> {
  if (status !== "SUSPENDED") return refuse("not-suspended");
  const former = FORMER.find((known) => known === suspended_from) ?? "ACTIVE";
  return { status: former, suspended_reason: "", suspended_from: "" };
}

const FORMER: readonly ShopStatus[] = ["ACTIVE", "PAUSED", "CLOSED"];
