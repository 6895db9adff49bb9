import { afterEach, expect, test } from "vitest";
import { closeWizard, openWizard, wizardOpening } from "./open-wizard.ts";

afterEach(closeWizard);

test("opens with what it starts from, and each opening is another one", () => {
  openWizard({ client_id: "dupont" });
  const first = wizardOpening();
  expect(first?.start).toEqual({ client_id: "dupont" });
  closeWizard();
  expect(wizardOpening()).toBeUndefined();
  openWizard();
  expect(wizardOpening()).toMatchObject({ start: {} });
  expect(wizardOpening()?.number).not.toBe(first?.number);
});

test("asked while it is open, what is being typed stays", () => {
  openWizard({ client_id: "dupont" });
  const first = wizardOpening();
  openWizard({ client_id: "martin" });
  expect(wizardOpening()).toBe(first);
});
