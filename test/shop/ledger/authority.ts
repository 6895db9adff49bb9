/** A time-stamp authority on this machine: it answers as RFC 3161 asks, or wrongly in one way. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import {
  Constructed,
  fromBER,
  GeneralizedTime,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Set as Asn1Set,
  type BaseBlock,
} from "asn1js";

type Answer = "granted" | "refused" | "other-digest" | "other-nonce" | "broken" | "down";
export type Authority = {
  url: string;
  /** Digests that were asked for. */
  asked: Buffer[];
  answer: (how: Answer) => void;
  close: () => void;
};

export async function openAuthority(now: string): Promise<Authority> {
  const asked: Buffer[] = [];
  let how: Answer = "granted";
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const { digest, nonce } = readRequest(bytes);
      asked.push(digest);
      response.statusCode = how === "down" ? 503 : 200;
      response.end(how === "broken" ? "no" : answerOf(how, { digest, nonce, now }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tsa`,
    asked,
    answer: (next) => (how = next),
    close: () => void server.close(),
  };
}

function readRequest(bytes: Buffer): { digest: Buffer; nonce: Buffer } {
  const { result } = fromBER(new Uint8Array(bytes));
  const [, imprint, nonce] = result instanceof Sequence ? result.valueBlock.value : [];
  const [, digest] = imprint instanceof Sequence ? imprint.valueBlock.value : [];
  if (!(digest instanceof OctetString) || !(nonce instanceof Integer))
    throw new Error("this is no request of a time-stamp");
  return {
    digest: Buffer.from(digest.getValue()),
    nonce: Buffer.from(nonce.valueBlock.valueHexView),
  };
}

type Stamped = { digest: Buffer; nonce: Buffer; now: string };

function answerOf(how: Answer, { digest, nonce, now }: Stamped): Buffer {
  const status = new Sequence({ value: [new Integer({ value: how === "refused" ? 2 : 0 })] });
  if (how === "refused") return Buffer.from(new Sequence({ value: [status] }).toBER());
  const info = sequence([
    new Integer({ value: 1 }),
    new ObjectIdentifier({ value: "1.3.6.1.4.1.0" }),
    sequence([
      sequence([new ObjectIdentifier({ value: "2.16.840.1.101.3.4.2.1" }), new Null()]),
      octets(how === "other-digest" ? Buffer.alloc(32) : digest),
    ]),
    new Integer({ value: 7 }),
    new GeneralizedTime({ valueDate: new Date(now) }),
    new Integer({
      valueHex: new Uint8Array(how === "other-nonce" ? Buffer.alloc(8, 0x41) : nonce),
    }),
  ]);
  const content = sequence([
    new ObjectIdentifier({ value: "1.2.840.113549.1.9.16.1.4" }),
    tagged([octets(Buffer.from(info.toBER()))]),
  ]);
  const signed = sequence([new Integer({ value: 3 }), new Asn1Set(), content, new Asn1Set()]);
  const token = sequence([
    new ObjectIdentifier({ value: "1.2.840.113549.1.7.2" }),
    tagged([signed]),
  ]);
  return Buffer.from(sequence([status, token]).toBER());
}

const sequence = (value: BaseBlock[]) => new Sequence({ value });
const octets = (bytes: Buffer) => new OctetString({ valueHex: new Uint8Array(bytes) });
const tagged = (value: BaseBlock[]) =>
  new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value });
