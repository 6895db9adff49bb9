/** The sealed texts of a returning client: the code that was asked, and what the right one opens. */
import {
  isOver,
  newPass,
  readCode,
  readPass,
  writePass,
  type AskedCode,
} from "../../../domain/booking/returning/code.ts";
import { isId } from "../../../domain/validation.ts";
import { openText, sealText } from "../../platform/security/sealed-text.ts";
import type { Services } from "../../services.ts";

export const CODE_BOUND = "client-code";
const PASS_BOUND = "client-pass";

/** Undefined for a text that was not sealed here. */
const opened = (key: Buffer, text: string, bound: string): string | undefined => {
  try {
    return openText(key, text, bound);
  } catch {
    return undefined;
  }
};

export function openCode({ ledgerKey }: Services, code_id: string): AskedCode | undefined {
  const text = opened(ledgerKey, code_id, CODE_BOUND);
  return text === undefined ? undefined : readCode(text);
}

export const sealPass = (
  { ledgerKey, clock }: Services,
  holder: { shop_id: string; client_id: string },
): string => sealText(ledgerKey, writePass(newPass(holder, clock())), PASS_BOUND);

/** `appliance_ids`: which of theirs is each appliance of the visit, the first one first. */
export type Returning = { client_id: string; appliance_ids: (string | null)[] };

/** Who books, from what the booking brings; undefined without a pass of this shop that still holds. */
export function openPass(
  { ledgerKey, clock }: Services,
  shop_id: string,
  body: unknown,
): Returning | undefined {
  const { returning, appliance_id, others }: Record<string, unknown> = { ...Object(body) };
  const text = typeof returning === "string" ? opened(ledgerKey, returning, PASS_BOUND) : undefined;
  const pass = text === undefined ? undefined : readPass(text);
  if (!pass || pass.shop_id !== shop_id || isOver(pass, clock())) return undefined;
  const named = Array.isArray(others) ? others.map((one) => Object(one).appliance_id) : [];
  return { client_id: pass.client_id, appliance_ids: [appliance_id, ...named].map(idOf) };
}

const idOf = (value: unknown): string | null =>
  typeof value === "string" && isId(value) ? value : null;
