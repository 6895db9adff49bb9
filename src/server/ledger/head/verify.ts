/** Reads the tokens of an authority again: each must be of its end of the chain, and signed. */
import type { StampCheck } from "../../../domain/ledger/head/stamp.ts";
import { readRoots, verifyToken } from "../../platform/outbound/verify-timestamp.ts";
import type { StampedHead } from "./store.ts";

export type CheckedStamp = { id: string; seq: number; check: StampCheck };

/** One after the other: a token is verified in some milliseconds. */
export async function checkStamps(
  heads: readonly StampedHead[],
  { TIMESTAMP_CA }: { TIMESTAMP_CA?: string | undefined },
): Promise<CheckedStamp[]> {
  const checked: CheckedStamp[] = [];
  const roots = heads.length > 0 ? readRoots(TIMESTAMP_CA) : undefined;
  for (const { id, seq, hash, stamp } of heads) {
    const facts = { token: Buffer.from(stamp, "base64"), content: Buffer.from(hash), roots };
    checked.push({ id, seq, check: await verifyToken(facts) });
  }
  return checked;
}
