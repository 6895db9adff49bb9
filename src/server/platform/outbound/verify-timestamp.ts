/**
 * Verifies a time-stamp token (RFC 3161, 2.4.2): it is of this content, its signature is that of the certificate in it, the
 * certificate was made for time-stamps and valid at that instant, and it comes from the chosen authority.
 */
import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
import type { Certificate, SignedData, TSTInfo } from "pkijs";

export type TokenFault =
  | "unreadable"
  | "other-digest"
  | "bad-signature"
  | "not-for-stamps"
  | "expired"
  | "untrusted";
export type TokenCheck = { fault: TokenFault } | { authority: string; is_trusted: boolean };

type Stamped = {
  /** DER of the token. */
  token: Uint8Array;
  /** What was hashed and stamped. */
  content: Uint8Array;
  /** PEM certificates of the authorities that the installation trusts; undefined when it chose none. */
  roots?: string | undefined;
};

/** `ca`: a file of PEM certificates. */
export const readRoots = (ca: string | undefined): string | undefined =>
  ca === undefined ? undefined : readFileSync(ca, "utf8");

export async function verifyToken({ token, content, roots }: Stamped): Promise<TokenCheck> {
  // A megabyte of JavaScript, loaded when a token is verified for the first time.
  const pki = await import("pkijs");
  const read = readToken(pki, token);
  if (!read) return { fault: "unreadable" };
  const { signed, info } = read;
  const crypto = new pki.CryptoEngine({ name: "node", crypto: webcrypto as Crypto });
  if (!(await info.verify({ data: bufferOf(content) }, crypto).catch(() => false)))
    return { fault: "other-digest" };
  const trustedCerts = roots === undefined ? [] : certificatesOf(pki, roots);
  const facts = { signer: 0, data: bufferOf(content), extendedMode: true as const };
  const signature = await signed.verify(facts, crypto).catch(() => undefined);
  const signer = signature?.signatureVerified ? signature.signerCertificate : undefined;
  if (!signer) return { fault: "bad-signature" };
  const fault = signerFault(signer, info.genTime);
  if (fault) return { fault };
  if (roots === undefined) return { authority: nameOf(signer), is_trusted: false };
  const chain = { ...facts, trustedCerts, checkChain: true, passedWhenNotRevValues: true };
  const trusted = await signed.verify(chain, crypto).catch(() => undefined);
  return trusted?.signerCertificateVerified
    ? { authority: nameOf(signer), is_trusted: true }
    : { fault: "untrusted" };
}

type Pki = typeof import("pkijs");

function readToken(
  { ContentInfo, SignedData: Signed, TSTInfo: Info }: Pki,
  token: Uint8Array,
): { signed: SignedData; info: TSTInfo } | undefined {
  try {
    const signed = new Signed({ schema: ContentInfo.fromBER(bufferOf(token)).content });
    const content = signed.encapContentInfo.eContent?.getValue();
    return content && { signed, info: Info.fromBER(content) };
  } catch {
    return undefined;
  }
}

const EXTENDED_KEY_USAGE = "2.5.29.37";
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";

/** For time-stamps and nothing else, by a critical extension (RFC 3161, 2.3). */
function signerFault(signer: Certificate, at: Date): TokenFault | undefined {
  const usage = signer.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const purposes: unknown = usage?.critical && usage.parsedValue?.keyPurposes;
  const isForStamps =
    Array.isArray(purposes) && purposes.length === 1 && purposes[0] === TIME_STAMPING;
  if (!isForStamps) return "not-for-stamps";
  const isValid = signer.notBefore.value <= at && at <= signer.notAfter.value;
  return isValid ? undefined : "expired";
}

const COMMON_NAME = "2.5.4.3";

const nameOf = ({ subject }: Certificate): string => {
  const value: unknown = subject.typesAndValues.find(({ type }) => type === COMMON_NAME)?.value
    .valueBlock.value;
  return typeof value === "string" ? value : "";
};

const certificatesOf = ({ Certificate: Read }: Pki, pem: string): Certificate[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g)].map(
    ([, base64 = ""]) => Read.fromBER(bufferOf(Buffer.from(base64, "base64"))),
  );

/** Its own bytes: a view of Node's pool would be read whole. */
const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
