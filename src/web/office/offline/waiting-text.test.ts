import { expect, test } from "vitest";
import { waitingText } from "./waiting-text.ts";

test.each([
  [{ all: 1, toDecide: 0 }, "1 action en attente"],
  [{ all: 3, toDecide: 0 }, "3 actions en attente"],
  [{ all: 3, toDecide: 1 }, "3 actions en attente, dont 1 à régler"],
])("%o is « %s »", (count, text) => {
  expect(waitingText(count)).toBe(text);
});
