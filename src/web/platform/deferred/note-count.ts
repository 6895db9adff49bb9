import { COUNTED, countKeyOf, type DeferredCount } from "./count.ts";

export function noteDeferredCount(account_id: string, { all, toDecide }: DeferredCount): void {
  const key = countKeyOf(account_id);
  try {
    if (all > 0) localStorage.setItem(key, `${all} ${toDecide}`);
    else localStorage.removeItem(key);
  } catch {
    // Nobody can be asked before a sign-out; the acts themselves are kept elsewhere.
  }
  dispatchEvent(new Event(COUNTED));
}
