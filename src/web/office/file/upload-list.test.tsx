import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { afterUploadEvent, type UploadEvent } from "../../../domain/file/upload-event.ts";
import { newUpload } from "../../../domain/file/upload.ts";
import { Uploads } from "./upload-list.tsx";

const START: UploadEvent = { type: "start" };

const upload = (rank: number, ...events: UploadEvent[]) =>
  events.reduce(
    afterUploadEvent,
    newUpload({
      id: `u${rank}`,
      filename: `${rank}.jpg`,
      mimetype: "image/jpeg",
      size: 1_000,
      tags: ["photo"],
      recipientType: "repair",
      recipientID: "r",
      cachedURL: "/app/envois/u",
      shop_id: "s",
      held: false,
    }),
  );

const ranks = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const drawn = (items: ReturnType<typeof upload>[], preparing: string[] = []) => {
  const page = renderToStaticMarkup(
    <MantineProvider>
      <Uploads items={items} preparing={preparing} online onClear={() => undefined} />
    </MantineProvider>,
  );
  const rows = [...page.matchAll(/<li data-state="(\w+)">(.*?)<\/li>/gs)].map(([, state, row]) => ({
    state,
    name: row?.match(/title="([^"]*)"/)?.[1],
    words: row?.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "),
    bar: row?.match(/aria-label="(Envoi de|Lecture de)[^"]*"/)?.[0],
  }));
  const said = page.match(/role="status">([^<]*)</)?.[1]?.replace(/\s/g, " ");
  return { page, rows, said };
};

test("fifty photos chosen together are fifty rows in their order, and how many are sent is said", () => {
  const { rows, said } = drawn(
    [
      ...ranks(1, 20).map((rank) => upload(rank, START, { type: "succeed", uploaded: ["/f"] })),
      ...ranks(21, 22).map((rank) =>
        upload(rank, START, { type: "progress", sizeUploaded: 250, sizeTotal: 1_000 }),
      ),
      ...ranks(23, 30).map((rank) => upload(rank)),
    ],
    ranks(31, 50).map((rank) => `${rank}.jpg`),
  );
  expect(rows.map(({ name }) => name)).toEqual(ranks(1, 50).map((rank) => `${rank}.jpg`));
  expect(said).toBe("20 envoyés sur 50.");
  const shown = [1, 21, 23, 31, 32].map((rank) => rows[rank - 1]);
  expect(shown.map((row) => row?.state)).toEqual([
    "success",
    "loading",
    "waiting",
    "preparing",
    "preparing",
  ]);
  expect(rows.flatMap(({ bar }) => bar ?? [])).toEqual([
    'aria-label="Envoi de 21.jpg"',
    'aria-label="Envoi de 22.jpg"',
    'aria-label="Lecture de 31.jpg"',
  ]);
  expect(shown[1]?.words).toContain("Envoi en cours : 25 %");
});

test("a photo that failed offers to be sent again, one that the server refused does not", () => {
  const cut = Array.from({ length: 4 }, (): UploadEvent[] => [START, { type: "break" }]).flat();
  const reason = "Cette photo ne peut pas être lue.";
  const { rows, page } = drawn([
    upload(1, ...cut),
    upload(2, START, { type: "refuse", reason }),
    upload(3),
  ]);
  expect(rows.map(({ words }) => words?.includes("Réessayer"))).toEqual([true, false, false]);
  expect(rows[0]?.words).toContain("Le fichier est gardé sur cet appareil.");
  expect(rows[1]?.words).toContain(reason);
  expect(page).not.toContain("Effacer les envois terminés");
});
