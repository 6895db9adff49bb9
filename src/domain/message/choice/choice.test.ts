import { expect, test } from "vitest";
import { recipientOf } from "../delivery.ts";
import { TEMPLATES } from "../message.ts";
import {
  CHANNEL_FR,
  CHANNELS,
  CHOICE_WAY_FR,
  CHOICE_WAYS,
  isChannel,
  mayRefuse,
} from "./choice.ts";

test("quotes, invoices, appointments and codes are sent whatever the client chose", () => {
  const optional = TEMPLATES.filter(mayRefuse);
  expect(optional).toContain("appointment-reminder");
  for (const needed of [
    "quote-sent",
    "invoice-issued",
    "signing-code",
    "appointment-moved",
    "payment-reminder",
  ] as const)
    expect(optional).not.toContain(needed);
  expect(optional.every((template) => recipientOf(template) === "client")).toBe(true);
});

test("every way has its words", () => {
  expect(CHANNELS.map((channel) => CHANNEL_FR[channel])).toEqual(["e-mail", "SMS"]);
  expect(CHOICE_WAYS.every((way) => CHOICE_WAY_FR[way] !== "")).toBe(true);
  expect([isChannel("sms"), isChannel("fax"), isChannel(null)]).toEqual([true, false, false]);
});
