import { afterEach, expect, test } from "vitest";
import { createOpening } from "./opening.ts";

const box = createOpening<{ client_id?: string }>();
afterEach(box.close);

test("opens with what it starts from, and each opening is another one", () => {
  box.open({ client_id: "dupont" });
  const first = box.current();
  expect(first?.start).toEqual({ client_id: "dupont" });
  box.close();
  expect(box.current()).toBeUndefined();
  box.open({});
  expect(box.current()).toMatchObject({ start: {} });
  expect(box.current()?.number).not.toBe(first?.number);
});

test("asked while it is open, what is being typed stays", () => {
  box.open({ client_id: "dupont" });
  const first = box.current();
  box.open({ client_id: "martin" });
  expect(box.current()).toBe(first);
});
