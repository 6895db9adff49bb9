import { describe, expect, it } from "vitest";
import { formatIban, transferOf } from "./sepa.ts";

const transfer = {
  name: "ATELIER EXEMPLE",
  iban: "FR76 3000 6000 0112 3456 7890 189",
  amount: 8_450,
  reference: "F2026-00042",
};
const transferText = ({ name, iban, amount, reference }: typeof transfer) =>
  transferOf({ seller: { name, iban }, reference }, amount)?.text;

describe("the text of a transfer's QR code", () => {
  it("follows EPC069-12 line by line, with nothing after the reference", () => {
    expect(transferText(transfer)).toBe(
      "BCD\n002\n1\nSCT\n\nATELIER EXEMPLE\nFR7630006000011234567890189\nEUR84.50\n\n\nF2026-00042",
    );
  });

  it("keeps a long or broken name within its line of 70 letters", () => {
    const text = transferText({ ...transfer, name: `Atelier\n${"x".repeat(90)}` });
    expect(text?.split("\n")[5]).toBe(`Atelier ${"x".repeat(62)}`);
  });

  it("goes with the beneficiary, the account, the amount and the reference that a person types", () => {
    const { name, iban, amount, reference } = transfer;
    expect(transferOf({ seller: { name, iban }, reference }, amount)).toMatchObject(transfer);
  });

  it.each([
    ["nothing is due", { amount: 0 }],
    ["money is to be given back", { amount: -100 }],
    ["there is no IBAN", { iban: "" }],
    ["a digit of the IBAN is wrong", { iban: "FR7630006000011234567890188" }],
  ])("does not exist when %s", (_, facts) => {
    expect(transferText({ ...transfer, ...facts })).toBeUndefined();
  });
});

describe("an IBAN", () => {
  it("is read by groups of four", () => {
    expect(formatIban("DE89370400440532013000").split("\u00a0")).toEqual([
      "DE89",
      "3704",
      "0044",
      "0532",
      "0130",
      "00",
    ]);
  });
});
