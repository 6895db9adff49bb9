import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { FailedLetters } from "../message/failed-panel.tsx";
import type { NoticeReads } from "./use-notices.ts";

/** Shown on few days: not in the weight of the home. */
const UnusualPanel = lazyPart(
  async () => (await import("../booking/unusual-panel.tsx")).UnusualPanel,
);
const WaitingCalls = lazyPart(async () => (await import("../call/waiting-panel.tsx")).WaitingCalls);
const AsideReplies = lazyPart(
  async () => (await import("../message/inbound/aside-panel.tsx")).AsideReplies,
);

export function Notices({ unusual, failed, aside, calls }: NoticeReads) {
  const bookings = unusual.data?.unusual_bookings ?? [];
  const replies = aside.data?.replies_aside ?? [];
  const waiting = calls.data?.waiting_calls ?? [];
  return (
    <>
      {waiting.length > 0 && <WaitingCalls calls={waiting} />}
      {bookings.length > 0 && <UnusualPanel bookings={bookings} refresh={unusual.retry} />}
      <FailedLetters letters={failed.data?.failed_messages ?? []} />
      {replies.length > 0 && <AsideReplies replies={replies} retry={aside.retry} />}
    </>
  );
}
