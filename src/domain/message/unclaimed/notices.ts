/** What the client was sent while the appliance waited: the proof that the shop asked for it to be fetched. */
import type { Instant } from "../../time.ts";
import type { Template } from "../message.ts";

const NOTICES: readonly string[] = [
  "repair-status",
  "device-unclaimed",
  "shop-letter",
  "invoice-issued",
  "payment-reminder",
  "payment-late",
] satisfies Template[];

type Letter = {
  template: string;
  transport: string | null;
  status: string;
  sent_at: Instant | null;
};

/**
 * Those that left since then, oldest first. A letter kept in the outbox, where no mail server is configured, reached no
 * client.
 */
export const noticesSince = <Sent extends Letter>(
  letters: readonly Sent[],
  ready_at: Instant,
): (Sent & { sent_at: Instant })[] =>
  letters
    .flatMap((letter) => {
      const { template, transport, status, sent_at } = letter;
      const hasLeft = status === "sent" && (transport === "smtp" || transport === "sms");
      return hasLeft && sent_at && sent_at >= ready_at && NOTICES.includes(template)
        ? [{ ...letter, sent_at }]
        : [];
    })
    .toSorted((a, b) => a.sent_at.localeCompare(b.sent_at));
