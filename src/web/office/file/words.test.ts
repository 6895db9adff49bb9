import { expect, test } from "vitest";
import { afterUploadEvent, type UploadEvent } from "../../../domain/file/upload-event.ts";
import { newUpload } from "../../../domain/file/upload.ts";
import { uploadLine, uploadSummary } from "./words.ts";

const after = (held: boolean, ...events: UploadEvent[]) =>
  events.reduce(
    afterUploadEvent,
    newUpload({
      id: "a",
      filename: "plaque.jpg",
      mimetype: "image/jpeg",
      size: 100,
      tags: [],
      recipientType: "repair",
      recipientID: "r",
      cachedURL: "/app/envois/a",
      shop_id: "s",
      held,
    }),
  );

const start = { type: "start" } as const;
const HELD = after(true);
const WAITING = after(false);
const LOADING = after(false, start, { type: "progress", sizeUploaded: 42, sizeTotal: 100 });
const REFUSED = after(false, start, {
  type: "refuse",
  reason: "Cette photo ne peut pas être lue.",
});
const BROKEN = Array.from({ length: 4 }).reduce<typeof WAITING>(
  (item) => [start, { type: "break" } as const].reduce(afterUploadEvent, item),
  WAITING,
);
const SENT = after(false, start, { type: "succeed", uploaded: ["/app/file/a"] });

test.each([
  [HELD, true, "Partira à la création de l’intervention"],
  [{ ...HELD, recipientType: "quote" as const }, true, "Partira à l’enregistrement du devis"],
  [WAITING, true, "En attente"],
  [WAITING, false, "Attend le retour du réseau"],
  [LOADING, true, "Envoi en cours : 42 %"],
  [REFUSED, true, "Cette photo ne peut pas être lue."],
  [BROKEN, true, "L’envoi n’a pas abouti. Le fichier est gardé sur cet appareil."],
  [SENT, true, "Envoi terminé"],
  [after(false, { type: "abort" }), true, "Envoi arrêté"],
])("each upload says where it is (%#)", (item, online, line) => {
  expect(uploadLine(item, online)).toBe(line);
});

test.each([
  [[], true, ""],
  [[HELD], true, ""],
  [[LOADING], true, "1 envoi en cours."],
  [[LOADING, WAITING], true, "2 envois en cours."],
  [[WAITING], false, "1 fichier attend le réseau : l’envoi reprendra de lui-même."],
  [[WAITING, WAITING], false, "2 fichiers attendent le réseau : l’envoi reprendra de lui-même."],
  [[SENT, BROKEN, WAITING], true, "1 envoi n’a pas abouti."],
  [[REFUSED, BROKEN], true, "2 envois n’ont pas abouti."],
  [[SENT, LOADING, WAITING], true, "1 envoyé sur 3."],
  [[SENT, SENT], true, "Tout est envoyé."],
])("the list says what matters first (%#)", (items, online, summary) => {
  expect(uploadSummary(items, { online, preparing: 0 })).toBe(summary);
});

test.each([
  [[], 1, "1 envoi en cours."],
  [[LOADING], 2, "3 envois en cours."],
  [[SENT, SENT, LOADING], 47, "2 envoyés sur 50."],
  [[BROKEN], 3, "1 envoi n’a pas abouti."],
])("what is still read counts with what leaves (%#)", (items, preparing, summary) => {
  expect(uploadSummary(items, { online: true, preparing })).toBe(summary);
});
