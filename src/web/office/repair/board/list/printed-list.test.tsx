import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BoardCard } from "../query.ts";
import { WorkList } from "./printed-list.tsx";

const READER = {
  now: Date.parse("2026-11-23T10:00:00.000Z"),
  zone: "Europe/Paris",
  users: [{ id: "k", firstname: "Karim", lastname: "BENALI", color: "#0b7285" }],
};

const CARD = {
  id: "r",
  reference: "R2026-00012",
  status: "Prêt à réparer",
  urgency: 1,
  danger: null,
  archived: false,
  intervention_type: "Réparation",
  where: "Chez le client",
  description: "",
  fault: "Fuite, sous la machine",
  lastUpdateAt: "2026-11-22T10:00:00.000Z",
  statusFrom: "2026-11-20T09:00:00.000Z",
  technician_id: "k",
  client: {
    id: "c",
    firstname: "Marie",
    lastname: "DUPONT",
    phones: [{ name: "Portable", number: "+33639981407" }],
  },
  appliance: { id: "a", kind: "Lave-linge", name: "", brand: "Bosch", model: "" },
  events: [
    {
      id: "e",
      status: "TODO",
      start_at: "2026-11-24T08:00:00.000Z",
      end_at: "2026-11-24T09:00:00.000Z",
      assigned_to: ["k"],
    },
  ],
  quotes: [],
  invoices: [],
  spare_parts: [],
  loans: [],
} as unknown as BoardCard;

test("a work list says whom to call, what for, when and who goes, with a box to tick", () => {
  const paper = renderToStaticMarkup(<WorkList cards={[CARD]} reader={READER} />);
  const cells = [...paper.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) =>
    cell?.replaceAll("<br/>", " / ").replaceAll("\u202f", " "),
  );
  expect(cells).toEqual([
    "",
    "Marie DUPONT, R2026-00012 / 06 39 98 14 07",
    "Urgent · Fuite, sous la machine / Lave-linge Bosch",
    "Prêt à réparer",
    "Demain à 9 h",
    "Karim BENALI",
  ]);
});
