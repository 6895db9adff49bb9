/** The door for photos and documents, on a disk of its own, as the office uses it. */
import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect } from "vitest";
import { accountRest } from "../../src/server/account/rest.ts";
import { COOKIE } from "../../src/server/platform/http/session-cookie.ts";
import { fileRest } from "../../src/server/file/rest.ts";
import { placeOf, type FilesHome } from "../../src/server/platform/storage.ts";
import { openRepair, type Story } from "./affairs.ts";
import { anotherVisitor, openDoors } from "./doors.ts";
import { GARONNE, LOIRE, MARC, NADIA } from "./garonne.ts";
import { signInAs } from "./sign-in.ts";

export type Sent = { filename?: string; type?: string; bytes?: Buffer<ArrayBuffer> };
export type Sending = {
  to?: string;
  files?: readonly Sent[];
  fields?: readonly [string, string][];
  cookie?: string | undefined;
  /** The shop that an administrator has selected. */
  acting?: string;
};
export type Answer = {
  status: number;
  uploaded: string[];
  files: { id: string; uploaded: string[] }[];
  refused?: string;
  message?: string;
};
type Row = { id: string; filename: string; mimetype: string; tags: string[]; shared: boolean };

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 20 } } });

const formOf = ({ files = [{}], fields = [] }: Sending, photo: Buffer<ArrayBuffer>): FormData => {
  const form = new FormData();
  for (const { filename = "plaque.jpg", type = "image/jpeg", bytes = photo } of files)
    form.append("files", new File([bytes], filename, { type }));
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

type Cast = {
  story: Story;
  foreign: Story;
  marc: string;
  nadia: string;
  photo: Buffer<ArrayBuffer>;
};

/** Opened in beforeAll: use what is answered inside a test only. */
export function openUploads({ FILES_URL }: Pick<FilesHome, "FILES_URL"> = {}) {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-uploads-"));
  const doors = openDoors("2026-11-23T11:00:00Z", [
    accountRest,
    (app, services) =>
      fileRest(app, { ...services, config: { ...services.config, DATA_DIR, FILES_URL } }),
  ]);
  const held: { cast?: Cast } = {};
  beforeAll(async () => {
    held.cast = {
      story: await openRepair(doors().database),
      foreign: await openRepair(doors().database, LOIRE.id),
      marc: await signInAs(doors(), MARC, GARONNE.id),
      nadia: await signInAs(doors(), NADIA, LOIRE.id),
      photo: Buffer.from(await picture(640, 480).jpeg().toBuffer()),
    };
  });
  afterAll(() => rm(DATA_DIR, { recursive: true }));

  const cast = (): Cast => {
    if (!held.cast) throw new Error("the story begins in beforeAll: use it inside a test");
    return held.cast;
  };

  /** Sent as the office sends it; Marc's session and repair unless said otherwise. */
  async function upload(sending: Sending = {}): Promise<Answer> {
    const { story, marc, photo } = cast();
    const cookie = "cookie" in sending ? sending.cookie : marc;
    const form = new Response(formOf(sending, photo));
    const answer = await doors().app.inject({
      method: "PUT",
      url: `/api/v1/upload/${sending.to ?? `repair/${story.repair_id}`}`,
      headers: {
        "content-type": form.headers.get("content-type") ?? "",
        ...(sending.acting ? { "x-shop-id": sending.acting } : {}),
      },
      payload: Buffer.from(await form.arrayBuffer()),
      remoteAddress: anotherVisitor(),
      ...(cookie ? { cookies: { [COOKIE]: cookie } } : {}),
    });
    return { status: answer.statusCode, ...answer.json<Omit<Answer, "status">>() };
  }

  const get = (url: string, cookie = cast().marc) =>
    doors().app.inject({
      url,
      cookies: { [COOKIE]: cookie },
      remoteAddress: anotherVisitor(),
    });

  const rowsOf = (recipientID: string): Promise<Row[]> =>
    doors().database.asOwner(
      `select id, filename, mimetype, tags, shared from app.file where "recipientID" = $1 order by created_at, id`,
      [recipientID],
    );

  const journalOf = (repair_id: string): Promise<{ payload: { file_id: string } }[]> =>
    doors().database.asOwner(
      "select payload from app.repair_item where repair_id = $1 and type = 'PhotoAdded' order by id",
      [repair_id],
    );

  const onDisk = (): Promise<string[]> =>
    readdir(path.join(DATA_DIR, "files", GARONNE.id)).catch(() => []);

  /** A refused upload leaves neither row, nor journal, nor bytes, not even unfinished ones. */
  async function expectNothingKept(
    sending: Sending,
    repair_id = cast().story.repair_id,
  ): Promise<Answer> {
    const state = async () => [await rowsOf(repair_id), await journalOf(repair_id), await onDisk()];
    const before = await state();
    const answer = await upload(sending);
    expect(await state()).toEqual(before);
    return answer;
  }

  const place = placeOf({ DATA_DIR, FILES_URL }, GARONNE.id);
  return { doors, cast, upload, get, rowsOf, journalOf, onDisk, expectNothingKept, place };
}
