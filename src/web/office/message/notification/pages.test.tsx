import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NotificationPages } from "./pages.tsx";
import type { KeptNotification } from "./store.ts";

const one = (rank: number): KeptNotification => ({
  id: String(rank),
  type: "event",
  kind: "booking",
  data: { title: `Réservation ${rank}`, subtitle: "" },
  path: "/app",
  assigned_to: null,
  done_at: null,
  read_at: rank > 2 ? "2026-11-23T09:00:00.000Z" : null,
  created_at: "2026-11-23T08:00:00.000Z",
});

const drawn = (count: number) =>
  renderToStaticMarkup(
    <MantineProvider>
      <NotificationPages
        list={Array.from({ length: count }, (_, index) => one(index + 1))}
        line={({ data }) => data.title}
      />
    </MantineProvider>,
  );

test.each([
  [3, 3, false],
  [20, 20, false],
  [21, 20, true],
  [100, 20, true],
])("of %d notifications %d are drawn, and more are offered: %s", (count, shown, more) => {
  const page = drawn(count);
  const titles = [...page.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, title]) => title);
  expect(titles).toEqual(Array.from({ length: shown }, (_, index) => `Réservation ${index + 1}`));
  expect(page.includes("Afficher les suivantes")).toBe(more);
  expect(page.match(/data-unread="true"/g)).toHaveLength(2);
});
