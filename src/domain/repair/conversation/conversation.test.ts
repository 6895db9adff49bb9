import { describe, expect, test } from "vitest";
import { isRefusal } from "../../decision.ts";
import { parseInstant, type Instant } from "../../time.ts";
import { conversationOf, LONGEST_MESSAGE, parseMessage } from "./conversation.ts";
import type { JournalEntry, JournalItem } from "../journal.ts";

const at = (hour: number): Instant => {
  const instant = parseInstant(`2026-11-23T${String(hour).padStart(2, "0")}:00:00Z`);
  if (!instant) throw new Error("no instant");
  return instant;
};
const written = (hour: number, item: JournalItem): JournalEntry => ({
  ...item,
  id: String(hour),
  author: "client",
  created_by: null,
  created_at: at(hour),
});
const asked = (hour: number, text: string, channel: "page" | "email" = "page") =>
  written(hour, { type: "ClientReplied", payload: { channel, text } });
const letter = (hour: number, text?: string) =>
  written(hour, {
    type: "MessageSent",
    payload: {
      message_id: "m",
      channel: "email",
      subject: "Votre réparation",
      ...(text && { text }),
    },
  });

describe("the conversation on the tracking page", () => {
  test("holds what the client writes there and what the shop answers, the oldest first", () => {
    expect(
      conversationOf([asked(8, "Est-ce grave ?"), letter(9), letter(10, "Non, une pompe.")]),
    ).toEqual([
      { by: "client", at: at(8), text: "Est-ce grave ?" },
      { by: "shop", at: at(10), text: "Non, une pompe." },
    ]);
  });
  test("begins with the client's first message from the page", () => {
    const before = letter(7, "Bonjour Madame Vidal, votre code d’immeuble ?");
    expect(conversationOf([before])).toEqual([]);
    expect(conversationOf([before, asked(8, "Bonjour")])).toHaveLength(1);
  });
  test("holds neither a reply by e-mail nor a letter of the product", () => {
    expect(conversationOf([asked(7, "Hélène Vidal, 8 allée", "email"), letter(8)])).toEqual([]);
  });
});

describe("a message", () => {
  test("is cleaned", () => {
    expect(parseMessage("  Bonjour \u0000 ")).toEqual({ text: "Bonjour" });
    expect(parseMessage("a".repeat(LONGEST_MESSAGE))).toEqual({
      text: "a".repeat(LONGEST_MESSAGE),
    });
  });
  test.each(["", " \n\t ", "\u200b", "a".repeat(LONGEST_MESSAGE + 1)])(
    "that says nothing or too much is refused",
    (typed) => {
      expect(isRefusal(parseMessage(typed))).toBe(true);
    },
  );
});
