import { expect, test } from "vitest";
import { outcomeOf, receivedIn } from "./upload-request.ts";

const TOO_LARGE = "Ce fichier est trop lourd : 20 Mo au plus pour une photo, 100 Mo pour un film.";
const refused = (message: string) => JSON.stringify({ refused: "file-too-large", message });

test("a file that was taken has its address, and its thumbnail's when it is a photo", () => {
  const photo = { uploaded: ["/app/file/a", "/app/file/a/thumbnail"] };
  expect(outcomeOf(200, JSON.stringify(photo))).toEqual({ type: "succeed", ...photo });
  const paper = { uploaded: ["/app/file/b"] };
  expect(outcomeOf(200, JSON.stringify(paper))).toEqual({ type: "succeed", ...paper });
});

test.each([
  ["nothing", ""],
  ["a page of a hotel's network", "<html><body>Connectez-vous</body></html>"],
  ["no file at all", '{"uploaded":[]}'],
  ["something else than addresses", '{"uploaded":[{"url":"/app/file/a"}]}'],
])("200 with %s is not the server's word: it leaves again", (_, body) => {
  expect(outcomeOf(200, body)).toEqual({ type: "break" });
});

test.each([404, 413, 415, 422])("%i with a reason is final, and the reason is shown", (status) => {
  expect(outcomeOf(status, refused(TOO_LARGE))).toEqual({ type: "refuse", reason: TOO_LARGE });
});

test.each([
  ["the session ended", 401],
  ["the server waited too long", 408],
  ["too much was sent at once", 429],
  ["the server is not well", 500],
  ["the server is away", 503],
])("%s: it says nothing about the file, which leaves again", (_, status) => {
  expect(outcomeOf(status, refused("Réessayez."))).toEqual({ type: "break" });
});

test("a refusal that gives no reason is tried again rather than shown without a word", () => {
  expect(outcomeOf(413, "<html>")).toEqual({ type: "break" });
  expect(outcomeOf(403, '{"refused":"not-allowed"}')).toEqual({ type: "break" });
});

test.each([
  [200, '{"received":2097152}', 2_097_152],
  [200, '{"uploaded":["/app/file/a"]}', undefined],
  [200, "<html>", undefined],
  [413, '{"received":0}', undefined],
])("%i %s: the server has %s", (status, body, received) => {
  expect(receivedIn({ status, body })).toBe(received);
});
