import { expect, test } from "vitest";
import { DEFAULT_ZONE } from "../../../../domain/time.ts";
import { authorOf, filesOf, foldPhotos, letterOf, sentenceOf } from "./words.ts";

test.each([
  ["what somebody of the shop did", "shop", "Karim Benali", "Karim Benali"],
  ["what the client did", "client", null, "Le client"],
  ["what went by itself", "system", null, "Établi"],
  ["what somebody did whose name is gone", "shop", null, "Établi"],
])("%s is signed", (_, author, created_by_name, name) =>
  expect(authorOf({ author, created_by_name })).toBe(name),
);

test("an item is told in a sentence", () => {
  const item = { type: "NotesAdded", payload: { description: "Code B, 2e étage" }, former: [] };
  expect(sentenceOf(item, DEFAULT_ZONE)).toContain("Code B, 2e étage");
});

test("a corrected client is told with the values before and after, until they are erased", () => {
  const named = { id: "c1", type: "Particulier", lastname: "MOREL", firstname: "Lise" };
  const payload = { from: named, to: named, parts: ["email"], change_id: "x1" };
  const email = { part: "email", before: ["a@example.org"], after: ["b@example.org"] };
  const item = { type: "ClientChanged", payload };
  expect(sentenceOf({ ...item, former: [email] }, DEFAULT_ZONE)).toBe(
    "Client corrigé\nE-mail\u00a0: b@example.org (auparavant a@example.org)",
  );
  expect(sentenceOf({ ...item, former: [] }, DEFAULT_ZONE)).toBe("Client corrigé\u00a0: e-mail");
});

test("an item of a newer version is shown by its type", () => {
  expect(sentenceOf({ type: "DroneSent", payload: {}, former: [] }, DEFAULT_ZONE)).toBe(
    "DroneSent",
  );
});

test("a line of the journal finds the letter that it names, and only that", () => {
  const letters = [{ id: "m1" }, { id: "m2" }];
  const payload = { message_id: "m2", channel: "email", subject: "Votre devis" };
  expect(letterOf({ type: "MessageSent", payload }, letters)).toEqual({ id: "m2" });
  expect(letterOf({ type: "MessageSent", payload }, [])).toBeUndefined();
  expect(letterOf({ type: "NotesAdded", payload: { description: "m2" } }, letters)).toBeUndefined();
});

test("a reply finds the files that came with it, but for those removed since", () => {
  const kept = [{ id: "f1" }, { id: "f2" }];
  const files = ["f2", "f9"].map((file_id) => ({ file_id, filename: "tambour.jpg" }));
  const reply = { type: "ClientReplied", payload: { channel: "email", text: "", files } };
  expect(filesOf(reply, kept)).toEqual([{ id: "f2" }]);
  const bare = { type: "ClientReplied", payload: { channel: "sms", text: "Oui" } };
  expect(filesOf(bare, kept)).toEqual([]);
});

test("photos added together are one line; what comes between them, or another minute, parts them", () => {
  const line = (type: string, text: string, minute: string) => ({ type, text, caption: minute });
  const photo = (minute: string) => line("PhotoAdded", "Photo ajoutée", minute);
  const note = line("NotesAdded", "Joint usé", "9 h");
  const shared = line("PhotoAdded", "Photo ajoutée, visible par le client", "9 h");
  const sent = line("PhotosReceived", "1 photo envoyée par le client", "9 h");
  const two = line("PhotosReceived", "2 photos envoyées par le client", "9 h");
  expect(foldPhotos([sent, sent, sent, two, two])).toEqual([
    { ...sent, text: "3 photos envoyées par le client" },
    two,
    two,
  ]);
  const added = Array.from({ length: 50 }, () => photo("9 h"));
  expect(foldPhotos([...added, photo("9 h 01"), shared, shared, note, note, photo("9 h")])).toEqual(
    [
      { ...photo("9 h"), text: "50 photos ajoutées" },
      photo("9 h 01"),
      { ...shared, text: "2 photos ajoutées, visibles par le client" },
      note,
      note,
      photo("9 h"),
    ],
  );
});
