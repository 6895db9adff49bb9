/** Files under names such as « files/SHOP/ID » and « ledger/SHOP.json », on this disk or in a shared bucket. */
import type { Readable } from "node:stream";

/** Bytes written to a temporary file of this disk, under which nothing is read. */
export type Staged = { path: string; size: number; sha256: string };

/** A file that is streamed, so that a film is never in memory at once. */
export type OpenFile = {
  size: number;
  /** Streams the whole file or a range, both ends included; closes it at the end or on abort. */
  read: (part?: { start: number; end: number }) => Readable;
  close: () => Promise<void>;
};

export type Listed = { name: string; changed_at: number };

export type Stored = {
  /** Undefined when the file is missing. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Undefined when the file is missing. The caller must read it or close it. */
  open: (name: string) => Promise<OpenFile | undefined>;
  /** Whole or not at all, in the place of a former file of that name. The caller drops the temporary file. */
  keep: (staged: Staged, name: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** The folders in a folder, by their last name. */
  folders: (folder: string) => Promise<string[]>;
  /** Every file under a folder, whatever its depth; temporary ones are left out. Time in milliseconds since 1970. */
  list: (folder: string) => AsyncIterable<Listed>;
  /** Throws when nothing can be read at this moment. */
  check: (signal: AbortSignal) => Promise<void>;
};
