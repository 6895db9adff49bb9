import { notificationsStore } from "@mantine/notifications";
import { expect, test } from "vitest";
import { show } from "./toasts.tsx";

test("the newest message is shown, whatever is still there: only the oldest gives way", () => {
  for (const message of ["un", "deux", "trois", "quatre"]) show({ message });
  const { notifications, queue } = notificationsStore.getState();
  expect(notifications.map(({ message }) => message)).toEqual(["deux", "trois", "quatre"]);
  expect(queue).toEqual([]);
});
