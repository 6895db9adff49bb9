import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toInstant } from "../../../../domain/time.ts";
import type { WaitingClient } from "./query.ts";
import { WaitingList } from "./waiting-section.tsx";
import { removalText } from "./words.ts";

const zone = "Europe/Paris";
const at = (day: number, hour: number) => toInstant(Date.UTC(2026, 10, day, hour));

const client: WaitingClient = {
  part: "morning",
  since: at(23, 8),
  public_start_at: at(30, 8),
  public_end_at: at(30, 10),
  offered_start_at: null,
  offered_end_at: null,
  offered_until: null,
  repair: {
    id: "r1",
    reference: "R2026-00012",
    client: { id: "c1", firstname: "Hélène", lastname: "VIDAL" },
    appliance: { id: "a1", kind: "Lave-linge", name: "", brand: "Brandt", model: "" },
  },
};
const offered = {
  ...client,
  offered_start_at: at(25, 8),
  offered_end_at: at(25, 10),
  offered_until: toInstant(Date.UTC(2026, 10, 23, 8, 15)),
};

const plain = (html: string) => html.replace(/[\u00a0\u202f]/g, " ");
const drawn = (clients: WaitingClient[], mayEdit = true) =>
  plain(
    renderToStaticMarkup(
      <MantineProvider>
        <WaitingList
          clients={clients}
          zone={zone}
          busy={false}
          onRemove={mayEdit ? () => Promise.resolve() : undefined}
        />
      </MantineProvider>,
    ),
  );

test("a client who waits is shown with their appointment, since when, and the hours that suit", () => {
  const page = drawn([client]);
  for (const said of [
    "Hélène VIDAL",
    "Lave-linge Brandt, R2026-00012",
    "Rendez-vous lundi 30 novembre, 9 h – 11 h",
    "Attend depuis le 23 novembre, le matin",
    'href="/app/sheet/r1"',
    'aria-label="Retirer de la liste, Hélène VIDAL"',
  ])
    expect(page).toContain(said);
  expect(page).not.toContain("Place proposée");
});

test("what is offered to them now says until when; a removal does not take it back", () => {
  expect(drawn([offered])).toContain(
    "Place proposée jusqu’à 9 h 15 : mercredi 25 novembre, 9 h – 11 h",
  );
  expect(plain(removalText(offered, zone))).toContain("reste à prendre jusqu’à 9 h 15.");
  expect(removalText(client, zone)).not.toContain("reste à prendre");
});

test("who may only read is offered no removal; an empty list says how it fills", () => {
  expect(drawn([client], false)).not.toContain("<button");
  const empty = drawn([]);
  expect(empty).toContain("Aucun client n’attend une place plus tôt.");
  expect(empty).not.toContain("<ul");
});
