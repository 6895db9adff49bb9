import { createHash } from "node:crypto";

/** Hexadecimal SHA-256 of a UTF-8 text. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
