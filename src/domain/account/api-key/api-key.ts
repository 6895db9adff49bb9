/** Keys by which programs of a shop read and write it: what they look like, and what the owner says of them. */
import { badInput, clean, type BadInput } from "../../validation.ts";
import { API_SCOPES, isApiScope, type ApiScope } from "./scope.ts";

/** Keys of one shop that are not revoked. */
export const MOST_KEYS = 20;
export const MOST_KEY_NAME = 60;

/** `etb_1a2b3c4d5e6f_` and 43 characters: the beginning names the key and is shown, the rest is its secret. */
const KEY = /^etb_([0-9a-f]{12})_([\w-]{43})$/;

export type KeyParts = { prefix: string; secret: string };

export const keyText = ({ prefix, secret }: KeyParts): string => `${shownKey(prefix)}_${secret}`;

/** What remains readable of a key after the day it was made. */
export const shownKey = (prefix: string): string => `etb_${prefix}`;

/** Undefined for what cannot be a key. */
export function readKey(text: string): KeyParts | undefined {
  const [, prefix, secret] = KEY.exec(text) ?? [];
  return prefix && secret ? { prefix, secret } : undefined;
}

/** The key in an `Authorization: Bearer …` header; undefined for anything else. */
export const bearerKey = (header: string | undefined): KeyParts | undefined =>
  readKey(/^bearer +(\S+) *$/i.exec(header ?? "")?.[1] ?? "");

export type NewKey = { name: string; scopes: ApiScope[] };

export function parseNewKey(input: { name: string; scopes: readonly string[] }): NewKey | BadInput {
  const name = clean(input.name.replace(/\s+/g, " "));
  if (name === "" || name.length > MOST_KEY_NAME) return badInput({ name: SAY.name });
  if (input.scopes.length === 0 || !input.scopes.every(isApiScope))
    return badInput({ scopes: SAY.scopes });
  return { name, scopes: API_SCOPES.filter((scope) => input.scopes.includes(scope)) };
}

const SAY = {
  name: `Donnez un nom à cette clé, de ${MOST_KEY_NAME} caractères au plus.`,
  scopes: "Choisissez au moins un droit dans la liste.",
};
