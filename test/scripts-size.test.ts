/** What a person downloads before a screen is whole, on the pages as they are built. */
import { beforeAll, expect, test } from "vitest";
import { scriptBytes } from "../bench/scripts-size.ts";
import { buildWhenStale } from "../scripts/build.ts";

beforeAll(buildWhenStale);

test.each([
  ["the booking page", 80, ["src/web/site/entry-client.tsx", "src/web/site/pages/booking.tsx"]],
  ["the sign-in", 250, ["app.html"]],
  ["the office's home", 250, ["app.html", "src/web/office/home/home-screen.tsx"]],
  ["the agenda", 250, ["app.html", "src/web/office/agenda/agenda-screen.tsx"]],
])("the scripts of %s weigh at most %i kB", (_, most, entries) => {
  expect(scriptBytes(entries) / 1000).toBeLessThanOrEqual(most);
});
