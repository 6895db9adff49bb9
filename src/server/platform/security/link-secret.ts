/** The secret of a link that does something: it stands in one letter, and only its hash is stored. */
import { randomBytes } from "node:crypto";
import { sha256 } from "../sha256.ts";

/** 128 bits, 22 characters that an address holds as they are. */
export const newSecret = (): string => randomBytes(16).toString("base64url");

export const hashOf = (secret: string): string => sha256(secret);
