/** Time-stamp tokens of an outside authority (RFC 3161): it signs that it saw a digest at an instant. */
import { createHash, randomBytes } from "node:crypto";
import {
  BaseBlock,
  Boolean as Asn1Boolean,
  fromBER,
  GeneralizedTime,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
} from "asn1js";
import { toInstant, type Instant } from "../../../domain/time.ts";
import { readRoots, verifyToken } from "./verify-timestamp.ts";

export type Token = { at: Instant; token: Buffer };

/** Throws when the authority does not answer, refuses, stamps something else, or signs what does not verify. */
export type Timestamps = { stamp(content: Buffer): Promise<Token> };

/** `TIMESTAMP_CA`: a file of the certificates of the authorities that are trusted. */
type Settings = { TIMESTAMP_URL?: string | undefined; TIMESTAMP_CA?: string | undefined };

const TIMEOUT_MS = 15_000;

/** Undefined without an authority. */
export const createTimestamps = (settings: Settings): Timestamps | undefined => {
  const { TIMESTAMP_URL: url, TIMESTAMP_CA: ca } = settings;
  return url ? { stamp: (content) => stampBy(url, content, readRoots(ca)) } : undefined;
};

async function stampBy(url: string, content: Buffer, roots: string | undefined): Promise<Token> {
  const sha256 = createHash("sha256").update(content).digest();
  const nonce = randomBytes(8);
  // A positive INTEGER, whose first octet is not zero.
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/timestamp-query",
      accept: "application/timestamp-reply",
    },
    body: new Uint8Array(requestOf(sha256, nonce)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the time-stamp authority answered ${response.status}`);
  const answer = readAnswer(Buffer.from(await response.arrayBuffer()), { sha256, nonce });
  const check = await verifyToken({ token: answer.token, content, roots });
  if ("fault" in check) throw new Error(`the time-stamp is worth nothing: ${check.fault}`);
  return answer;
}

const SHA256 = "2.16.840.1.101.3.4.2.1";

const requestOf = (sha256: Buffer, nonce: Buffer): ArrayBuffer =>
  new Sequence({
    value: [
      new Integer({ value: 1 }),
      new Sequence({
        value: [
          new Sequence({ value: [new ObjectIdentifier({ value: SHA256 }), new Null()] }),
          new OctetString({ valueHex: new Uint8Array(sha256) }),
        ],
      }),
      new Integer({ valueHex: new Uint8Array(nonce) }),
      new Asn1Boolean({ value: true }),
    ],
  }).toBER();

type Asked = { sha256: Buffer; nonce: Buffer };

/** TimeStampResp: the status, then the token, whose content is the TSTInfo. */
function readAnswer(bytes: Buffer, { sha256, nonce }: Asked): Token {
  const [status, token] = partsOf(parsed(bytes));
  const [code] = partsOf(status);
  const isGranted =
    code instanceof Integer && (code.valueBlock.valueDec === 0 || code.valueBlock.valueDec === 1);
  if (!isGranted || !token) throw new Error("the time-stamp authority refused");
  const fields = partsOf(parsed(contentOf(token)));
  const [, digest] = partsOf(fields[2]);
  const time = fields.find((field) => field instanceof GeneralizedTime);
  const isSame = digest instanceof OctetString && sha256.equals(Buffer.from(digest.getValue()));
  const isAnswer = fields.some(
    (field) => field instanceof Integer && nonce.equals(Buffer.from(field.valueBlock.valueHexView)),
  );
  if (!isSame || !isAnswer || !time) throw new Error("the time-stamp is of something else");
  return { at: toInstant(time.toDate().getTime()), token: Buffer.from(token.toBER()) };
}

/** ContentInfo [0] SignedData, its third field, [0] OCTET STRING. */
function contentOf(token: BaseBlock): Buffer {
  const signed = partsOf(partsOf(partsOf(token)[1])[0]);
  const content = partsOf(partsOf(signed[2])[1])[0];
  if (!(content instanceof OctetString)) throw new Error("the time-stamp holds no content");
  return Buffer.from(content.getValue());
}

function parsed(bytes: Buffer): BaseBlock {
  const { result, offset } = fromBER(new Uint8Array(bytes));
  if (offset === -1 || !(result instanceof BaseBlock)) throw new Error("no DER in the time-stamp");
  return result;
}

/** The blocks inside a constructed one; none of any other. */
function partsOf(block: BaseBlock | undefined): BaseBlock[] {
  const inside: unknown = block && "value" in block.valueBlock ? block.valueBlock.value : [];
  return Array.isArray(inside) ? inside.filter((one) => one instanceof BaseBlock) : [];
}
