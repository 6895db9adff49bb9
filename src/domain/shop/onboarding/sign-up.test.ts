import { describe, expect, test } from "vitest";
import { parseEmail } from "../../client/email.ts";
import { filedNames } from "../../client/names.ts";
import { readSignUp, SIGN_UP_FIELDS, type SignUp } from "./sign-up.ts";

const NADIA: SignUp = {
  firstname: "nadia",
  lastname: "le goff",
  email: " Nadia@Atelier.example ",
  shop_name: "  L’Atelier   de Nadia ",
  zipcode: "35 000",
};
const read = (changed: Partial<SignUp> = {}) =>
  readSignUp({ ...NADIA, ...changed }, { readEmail: parseEmail, fileNames: filedNames });

describe("a craftsperson signs up", () => {
  test("with names as the shop files them and one spelling of the e-mail", () => {
    expect(read()).toEqual({
      firstname: "Nadia",
      lastname: "LE GOFF",
      email: "nadia@atelier.example",
      shop_name: "L’Atelier de Nadia",
      zipcode: "35000",
    });
  });

  test.each([
    ["firstname", "   "],
    ["firstname", "12"],
    ["firstname", "x".repeat(81)],
    ["lastname", "\u0000"],
    ["email", "nadia"],
    ["email", "nadia@"],
    ["email", `${"x".repeat(300)}@atelier.example`],
    ["shop_name", "!!!"],
    ["shop_name", "\u200b"],
    ["shop_name", "x".repeat(121)],
    ["zipcode", "3500"],
    ["zipcode", "35000 Rennes"],
    ["zipcode", "٣٥٠٠٠"],
  ])("a wrong %s is said beside it: %j", (field, value) => {
    const answer = read({ [field]: value });
    expect(answer).toMatchObject({ refused: "bad-input" });
    expect("detail" in answer && Object.keys(answer.detail)).toEqual([field]);
  });

  test("every empty field is named at once", () => {
    const empty = readSignUp(
      { firstname: "", lastname: "", email: "", shop_name: "", zipcode: "" },
      { readEmail: parseEmail, fileNames: filedNames },
    );
    expect("detail" in empty && Object.keys(empty.detail)).toEqual([...SIGN_UP_FIELDS]);
  });

  test("a name that holds a page's code or a letter's line end stays a text on one line", () => {
    const sent = read({ shop_name: "<script>alert(1)</script>\r\nBcc: x@y.fr" });
    expect(sent).toMatchObject({ shop_name: "<script>alert(1)</script> Bcc: x@y.fr" });
  });
});
