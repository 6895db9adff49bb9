import { expect, test } from "vitest";
import { writtenDanger } from "./written-danger.ts";

test("a visitor who writes a danger reads at once what to do and whom to call", () => {
  const card = writtenDanger("Bonjour, sa sent le gas dans la cuisine depuis ce matin", "31000");
  expect(card).toMatchObject({ title: "Risque de fuite de gaz", isNotice: false });
  expect(card?.advice[0]).toContain("N’allumez rien");
  expect(card?.calls[0]?.number).toBe("0 800 47 33 33");
});

test("an advice is quiet, with the number of the visitor's department", () => {
  const card = writtenDanger("plus de courant dans toute la rue", "31000");
  expect(card).toMatchObject({ isNotice: true, calls: [{ number: "09 726 750 31" }] });
});

test("an ordinary breakdown shows nothing", () => {
  expect(writtenDanger("Le tambour ne tourne plus", "31000")).toBeUndefined();
});
