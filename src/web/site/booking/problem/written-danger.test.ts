import { expect, test } from "vitest";
import { dangerIn } from "./written-danger.ts";

const said = (description: string, node = "") => ({ kind_id: "lave-linge", node, description });

test("a visitor who writes a danger reads at once what to do and whom to call", () => {
  const card = dangerIn(said("Bonjour, sa sent le gas dans la cuisine depuis ce matin"), "31000");
  expect(card).toMatchObject({ title: "Risque de fuite de gaz", isNotice: false });
  expect(card?.advice[0]).toContain("N’allumez rien");
  expect(card?.calls[0]?.number).toBe("0 800 47 33 33");
});

test("an answer of the tree calls for its card without a word", () => {
  const panel = { kind_id: "tableau-electrique", description: "" };
  expect(dangerIn({ ...panel, node: "tableau-electrique/odeur/brule" }, "31000")).toBeDefined();
  expect(dangerIn({ ...panel, node: "tableau-electrique/pose/conseil" }, "31000")).toBeUndefined();
});

test("an advice is quiet, with the number of the visitor's department", () => {
  const card = dangerIn(said("plus de courant dans toute la rue"), "31000");
  expect(card).toMatchObject({ isNotice: true, calls: [{ number: "09 726 750 31" }] });
});

test("an ordinary breakdown shows nothing", () => {
  expect(dangerIn(said("Le tambour ne tourne plus", "lave-linge/fuite/hublot"), "31000")).toBe(
    undefined,
  );
});
