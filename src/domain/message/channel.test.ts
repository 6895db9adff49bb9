import { expect, test } from "vitest";
import { mobileOf, reachOf } from "./channel.ts";
import type { Channel } from "./choice/choice.ts";
import { TEMPLATES, type Template } from "./message.ts";

const MOBILE = "+33639981234";
const FIXED = "+33561000000";

test.each<[string, string[], Template, string, string]>([
  ["helene@example.org", [MOBILE], "quote-sent", "email", "helene@example.org"],
  ["", [FIXED, MOBILE], "quote-sent", "sms", MOBILE],
  ["", [FIXED], "quote-sent", "call", FIXED],
  ["", [], "appointment-cancelled", "call", ""],
  ["", [FIXED], "invoice-issued", "none", ""],
  ["", [MOBILE], "invoice-issued", "sms", MOBILE],
  ["", [MOBILE], "payment-received", "none", ""],
  ["", [MOBILE], "signing-code", "none", ""],
])("e-mail « %s », telephones %j: « %s » goes by %s", (email, numbers, template, channel, to) => {
  const phones = numbers.map((number) => ({ number }));
  expect(reachOf({ email, phones }, template)).toEqual(
    channel === "none" ? { channel } : { channel, to },
  );
});

const without = (numbers: string[], template: Template) =>
  reachOf({ email: "", phones: numbers.map((number) => ({ number })) }, template).channel;

test.each<[Template, string, string]>([
  ["booking-confirmed", "sms", "call"],
  ["appointment-moved", "sms", "call"],
  ["appointment-cancelled", "sms", "call"],
  ["quote-sent", "sms", "call"],
  ["parts-received", "sms", "call"],
  ["invoice-issued", "sms", "none"],
  ["tracking-link", "sms", "none"],
  ["quote-link", "sms", "none"],
  ["window-offered", "sms", "none"],
  ["appointment-reminder", "sms", "none"],
  ["on-the-way", "sms", "none"],
  ["payment-reminder", "sms", "call"],
  ["payment-received", "none", "none"],
  ["booking-to-confirm", "none", "none"],
  ["signing-code", "none", "none"],
  ["password-link", "none", "none"],
])(
  "without e-mail, %s goes by %s to a mobile, and by %s to a fixed line",
  (template, sms, call) => {
    expect([without([MOBILE], template), without([FIXED], template)]).toEqual([sms, call]);
  },
);

test("the first mobile is the one that gets the SMS, wherever it stands among the telephones", () => {
  const phones = [FIXED, MOBILE, "+33639985678"].map((number) => ({ number }));
  expect(mobileOf({ phones })).toBe(MOBILE);
  expect(mobileOf({ phones: [{ number: FIXED }] })).toBeUndefined();
});

test("an e-mail on file is preferred for every letter, even with a mobile", () => {
  const client = { email: "helene@example.org", phones: [{ number: MOBILE }] };
  for (const template of TEMPLATES)
    expect(reachOf(client, template)).toEqual({ channel: "email", to: client.email });
});

test.each<[Template, Channel[], string]>([
  ["appointment-reminder", ["email"], "sms"],
  ["appointment-reminder", ["sms"], "email"],
  ["appointment-reminder", ["email", "sms"], "none"],
  ["on-the-way", ["email", "sms"], "none"],
  ["quote-sent", ["email", "sms"], "email"],
  ["payment-reminder", ["email", "sms"], "email"],
])("%s to who refuses %j goes by %s", (template, refused, channel) => {
  const client = { email: "helene@example.org", phones: [{ number: MOBILE }] };
  expect(reachOf(client, template, refused).channel).toBe(channel);
});
