import { expect, test } from "vitest";
import { openUploads } from "../../../../test/shop/uploads.ts";
import { COOKIE } from "../../platform/http/session-cookie.ts";

const { doors, cast, onDisk } = openUploads();
const MOST = 300;

/** From one address; what is no form is refused before a byte is read. */
const send = (cookie: string) =>
  doors().app.inject({
    method: "PUT",
    url: `/api/v1/upload/repair/${cast().story.repair_id}`,
    headers: { "content-type": "application/json" },
    payload: "{}",
    cookies: { [COOKIE]: cookie },
    remoteAddress: "10.201.0.1",
  });

test("a shop that sends without end is told to wait in French; another at the same address is not", async () => {
  const before = await onDisk();
  const { marc, nadia } = cast();
  const answers = await Promise.all(Array.from({ length: MOST }, () => send(marc)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
  const refused = await send(marc);
  expect(refused.statusCode).toBe(429);
  // The device keeps the file and sends it again by itself (web/platform/upload-request.ts).
  expect(refused.json()).toEqual({
    refused: "too-many",
    message: "Trop de demandes en peu de temps. Patientez une minute, puis recommencez.",
  });
  expect((await send(nadia)).statusCode).toBe(422);
  expect(await onDisk()).toEqual(before);
});
