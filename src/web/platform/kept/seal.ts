/** Text kept on a device, encrypted by a key that no script can read (W3C Web Cryptography: not extractable). */

export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

/** `place` is where it is kept: sealed text that was put in another place does not open. */
export async function sealText(key: CryptoKey, place: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt(cipher(place, iv), key, encoded(text)) };
}

export async function openText(
  key: CryptoKey,
  place: string,
  { iv, bytes }: Sealed,
): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(place, iv), key, bytes));
}

export const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const cipher = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: "AES-GCM",
  iv,
  additionalData: encoded(place),
});
