/** A heavy file leaves in slices: cut in the middle, it goes on from what the server has already. */
import { refuse, type Decision } from "../decision.ts";
import { isId } from "../validation.ts";
import { ACCEPTED, isFileTag, type FileTag } from "./file.ts";

const MEGABYTE = 1024 * 1024;

/** Above it a file leaves in slices of this many bytes. */
export const SLICE_BYTES = 2 * MEGABYTE;

/** What a shop may have half sent, in bytes. */
export const UNFINISHED_BYTES = 2 * 1024 * MEGABYTE;

const LARGEST = Math.max(...Object.values(ACCEPTED).map(({ limit }) => limit));

/** `id` is that of the file, `offset` where the slice begins in it, `length` the whole file's, in bytes. */
export type Slice = {
  id: string;
  offset: number;
  length: number;
  filename: string;
  tags: FileTag[];
};

type Asked = Readonly<Record<string, unknown>>;

/** The slice that an address announces. */
export function parseSlice({
  id,
  offset,
  length,
  filename,
  tags,
}: Asked): Decision<Slice, "bad-input" | "file-too-large"> {
  const asked = { id: String(id).toLowerCase(), offset: whole(offset), length: whole(length) };
  const words = typeof tags === "string" ? tags.split(",").filter(Boolean) : [];
  if (!isId(asked.id) || !words.every(isFileTag)) return refuse("bad-input");
  if (!(asked.length > 0) || !(asked.offset >= 0) || asked.offset >= asked.length)
    return refuse("bad-input");
  if (asked.length > LARGEST) return refuse("file-too-large");
  const name = typeof filename === "string" ? filename : "";
  return { ...asked, filename: name, tags: [...new Set(words.filter(isFileTag))] };
}

const whole = (text: unknown): number =>
  typeof text === "string" && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
