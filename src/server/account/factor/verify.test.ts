import { Secret } from "otpauth";
import { describe, expect, test } from "vitest";
import { instant } from "../../../../test/shop/doors.ts";
import { sealText } from "../../platform/security/sealed-text.ts";
import { addressOf, drawSecret, rescueDigest, verifyCode } from "./verify.ts";

const ledgerKey = Buffer.alloc(32, 7);
const account_id = "0197a9d2-0000-7000-8000-000000000001";
/** The secret of the examples of RFC 6238, appendix B. */
const secret = Secret.fromLatin1("12345678901234567890").base32;
const sealed_secret = sealText(ledgerKey, secret, account_id);
const at = (seconds: number) => instant(new Date(seconds * 1000).toISOString());
const verify = (figures: string, seconds: number) =>
  verifyCode({ ledgerKey, account_id, sealed_secret, typed: { figures }, now: at(seconds) });

describe("a code of the telephone", () => {
  // The RFC writes eight figures; six are the last of them.
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
  ])("at %i seconds is the one of RFC 6238: %s", (seconds, figures) => {
    expect(verify(figures, seconds)).toEqual({ step: Math.floor(seconds / 30) });
  });

  test("names the step that it was made in, not the one in which it is typed", () => {
    expect(verify("287082", 59 + 30)).toEqual({ step: 1 });
    expect(verify("287082", 59 + 60)).toBeUndefined();
  });

  test("does not open with the secret of another account, or another key", () => {
    const asked = { ledgerKey, account_id, sealed_secret, typed: { figures: "287082" } };
    const other = { ...asked, account_id: account_id.replace(/1$/, "2") };
    expect(() => verifyCode({ ...other, now: at(59) })).toThrow();
    const key = { ...asked, ledgerKey: Buffer.alloc(32, 8) };
    expect(() => verifyCode({ ...key, now: at(59) })).toThrow();
  });
});

test("a rescue code of one account is none of another", () => {
  const digest = rescueDigest(account_id, "abcdefghjkmnpq23");
  expect(digest).toHaveLength(32);
  expect(rescueDigest("another", "abcdefghjkmnpq23").equals(digest)).toBe(false);
});

test("each secret is drawn anew, of 160 bits, and its address names the site and the e-mail", () => {
  const [one, other] = [drawSecret(), drawSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(other).not.toBe(one);
  const address = new URL(addressOf(one, "marc@atelier-garonne.test"));
  expect(address.searchParams.get("secret")).toBe(one);
  expect(address.searchParams.get("issuer")).toBe("Établi");
  expect(decodeURIComponent(address.pathname)).toContain("marc@atelier-garonne.test");
});
