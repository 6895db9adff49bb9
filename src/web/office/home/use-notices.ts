/** What the home says above the day, when something went wrong or was not understood. */
import { useRead } from "../../platform/query.ts";
import { unusualQuery } from "../booking/query.ts";
import { waitingCallsQuery } from "../call/query.ts";
import { asideQuery } from "../message/inbound/query.ts";
import { failedQuery } from "../message/query.ts";

export type NoticeReads = ReturnType<typeof useNotices>;

export function useNotices(pause: boolean) {
  // They stand above the day: one that comes would push it away from under the finger.
  const asked = { variables: {}, pause, steady: true };
  const unusual = useRead({ query: unusualQuery, ...asked, nouns: ["event", "repair"] });
  const failed = useRead({ query: failedQuery, ...asked, nouns: ["message"] });
  const aside = useRead({ query: asideQuery, ...asked, nouns: ["message"] });
  const calls = useRead({ query: waitingCallsQuery, ...asked, nouns: ["call"] });
  const waiting = [unusual, failed, aside, calls].some((read) => read.waiting);
  return { unusual, failed, aside, calls, waiting };
}
