import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { FailedLetters } from "../message/failed-panel.tsx";
import type { NoticeReads } from "./use-notices.ts";

/** Shown on few days: not in the weight of the home. */
const UnusualPanel = lazyPart(
  async () => (await import("../booking/unusual-panel.tsx")).UnusualPanel,
);
const AsideReplies = lazyPart(
  async () => (await import("../message/inbound/aside-panel.tsx")).AsideReplies,
);

export function Notices({ unusual, failed, aside }: NoticeReads) {
  const bookings = unusual.data?.unusual_bookings ?? [];
  const replies = aside.data?.replies_aside ?? [];
  return (
    <>
      {bookings.length > 0 && <UnusualPanel bookings={bookings} refresh={unusual.retry} />}
      <FailedLetters letters={failed.data?.failed_messages ?? []} />
      {replies.length > 0 && <AsideReplies replies={replies} retry={aside.retry} />}
    </>
  );
}
