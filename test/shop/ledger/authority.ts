/** A time-stamp authority on this machine, with a root and a key of its own: it answers as RFC 3161 asks, or wrongly in one way. */
import { webcrypto } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import {
  fromBER,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Utf8String,
} from "asn1js";
import * as pki from "pkijs";

const ANSWERS = [
  "granted",
  "refused",
  "other-digest",
  "other-nonce",
  "other-key",
  "other-use",
  "expired",
  "broken",
  "down",
] as const;
type Answer = (typeof ANSWERS)[number];
export type Authority = {
  url: string;
  /** PEM of its root. */
  root: string;
  /** Digests that were asked for. */
  asked: Buffer[];
  answer: (how: Answer) => void;
  close: () => void;
};

const SHA256 = "2.16.840.1.101.3.4.2.1";
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
const CODE_SIGNING = "1.3.6.1.5.5.7.3.3";
const engine = new pki.CryptoEngine({ name: "test", crypto: webcrypto as Crypto });
const newKeys = () =>
  webcrypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
type Keys = Awaited<ReturnType<typeof newKeys>>;

export async function openAuthority(now: string): Promise<Authority> {
  const asked: Buffer[] = [];
  let how: Answer = "granted";
  const rootKeys = await newKeys();
  const root = await certify({
    name: "Racine d’essai",
    keys: rootKeys,
    by: rootKeys,
    isRoot: true,
  });
  const keys = await newKeys();
  const signing = { name: "Horodatage d’essai", keys, by: rootKeys, root, purpose: TIME_STAMPING };
  const good = await certify(signing);
  const codeSigning = await certify({ ...signing, purpose: CODE_SIGNING });
  const expired = await certify({ ...signing, to: "2025-01-01T00:00:00Z" });
  const answers = { keys, good, codeSigning, expired, others: await newKeys() };
  const server = createServer((request, response) => {
    void buffer(request).then(async (bytes) => {
      const { digest, nonce } = readRequest(bytes);
      asked.push(digest);
      response.statusCode = how === "down" ? 503 : 200;
      response.end(
        how === "broken" ? "no" : await answerOf(how, { digest, nonce, now, ...answers }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tsa`,
    root: pemOf(root),
    asked,
    answer: (next) => (how = next),
    close: () => void server.close(),
  };
}

const pemOf = (certificate: pki.Certificate): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(certificate.toSchema(true).toBER()).toString("base64")}\n-----END CERTIFICATE-----\n`;

type Certifying = {
  name: string;
  keys: Keys;
  by: Keys;
  root?: pki.Certificate;
  isRoot?: boolean;
  purpose?: string;
  to?: string;
};

async function certify({ name, keys, by, root, isRoot, purpose, to }: Certifying) {
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: isRoot ? 1 : 2 });
  const named = new pki.AttributeTypeAndValue({
    type: "2.5.4.3",
    value: new Utf8String({ value: name }),
  });
  certificate.subject.typesAndValues.push(named);
  if (root) certificate.issuer = root.subject;
  else certificate.issuer.typesAndValues.push(named);
  certificate.notBefore.value = new Date("2024-01-01T00:00:00Z");
  certificate.notAfter.value = new Date(to ?? "2036-01-01T00:00:00Z");
  certificate.extensions = isRoot
    ? [extension("2.5.29.19", new pki.BasicConstraints({ cA: true }).toSchema())]
    : [extension("2.5.29.37", new pki.ExtKeyUsage({ keyPurposes: [purpose ?? ""] }).toSchema())];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as CryptoKey, engine);
  await certificate.sign(by.privateKey as CryptoKey, "SHA-256", engine);
  return certificate;
}

const extension = (extnID: string, value: Sequence) =>
  new pki.Extension({ extnID, critical: true, extnValue: value.toBER() });

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

type Stamped = {
  digest: Buffer;
  nonce: Buffer;
  now: string;
  keys: Keys;
  others: Keys;
  good: pki.Certificate;
  codeSigning: pki.Certificate;
  expired: pki.Certificate;
};

async function answerOf(how: Answer, stamped: Stamped): Promise<Buffer> {
  const status = new pki.PKIStatusInfo({ status: how === "refused" ? 2 : 0 });
  const token = how === "refused" ? {} : { timeStampToken: await tokenOf(how, stamped) };
  return Buffer.from(new pki.TimeStampResp({ status, ...token }).toSchema().toBER());
}

async function tokenOf(
  how: Answer,
  { digest, nonce, now, keys, others, good, codeSigning, expired }: Stamped,
): Promise<pki.ContentInfo> {
  const info = new pki.TSTInfo({
    version: 1,
    policy: "1.3.6.1.4.1.0",
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({
        algorithmId: SHA256,
        algorithmParams: new Null(),
      }),
      hashedMessage: octets(how === "other-digest" ? Buffer.alloc(32) : digest),
    }),
    serialNumber: new Integer({ value: 7 }),
    genTime: new Date(now),
    nonce: new Integer({
      valueHex: new Uint8Array(how === "other-nonce" ? Buffer.alloc(8, 0x41) : nonce).buffer,
    }),
  });
  const content = info.toSchema().toBER();
  const certificate = how === "other-use" ? codeSigning : how === "expired" ? expired : good;
  const encapContentInfo = new pki.EncapsulatedContentInfo({
    eContentType: pki.id_eContentType_TSTInfo,
  });
  // Given to the constructor, it would be cut in pieces, which DER does not know.
  encapContentInfo.eContent = new OctetString({ valueHex: content });
  const signed = new pki.SignedData({
    version: 3,
    encapContentInfo,
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(
              "1.2.840.113549.1.9.3",
              new ObjectIdentifier({ value: pki.id_eContentType_TSTInfo }),
            ),
            attribute(
              "1.2.840.113549.1.9.4",
              new OctetString({ valueHex: await webcrypto.subtle.digest("SHA-256", content) }),
            ),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  const key = how === "other-key" ? others : keys;
  await signed.sign(key.privateKey as CryptoKey, 0, "SHA-256", undefined, engine);
  return new pki.ContentInfo({
    contentType: "1.2.840.113549.1.7.2",
    content: signed.toSchema(true),
  });
}

const octets = (bytes: Buffer) => new OctetString({ valueHex: new Uint8Array(bytes).buffer });
const attribute = (type: string, value: ObjectIdentifier | OctetString) =>
  new pki.Attribute({ type, values: [value] });
