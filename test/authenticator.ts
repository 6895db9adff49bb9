/** A device with passkeys, made by code: it signs as WebAuthn says (ES256, attestation none), or wrongly, as a test asks. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const text = (bytes: Buffer | Uint8Array): string => Buffer.from(bytes).toString("base64url");
const bytesOf = (base64url: string | undefined): Uint8Array =>
  new Uint8Array(Buffer.from(base64url ?? "", "base64url"));

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

/** What differs from an honest signature. */
export type Forgery = {
  origin?: string;
  rpID?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  type?: string;
  key?: KeyObject;
};

export type Device = ReturnType<typeof openDevice>;

export function openDevice(site = { rpID: "localhost", origin: "http://localhost:3000" }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const credential = {
    id: text(id),
    rawId: text(id),
    type: "public-key",
    clientExtensionResults: {},
  };
  let owner = "";
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = site.origin }: Forgery): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(
    flag: number,
    forgery: Forgery,
    key: Buffer = Buffer.alloc(0),
  ): Buffer {
    const { rpID = site.rpID, isVerified = true } = forgery;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forgery.counter ?? counter);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | flag;
    return Buffer.concat([sha(rpID), Buffer.from([flags]), count, key]);
  }

  const publicKeyBytes = (): Buffer =>
    Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytesOf(x)],
          [-3, bytesOf(y)],
        ]),
      ),
    ]);

  return {
    id: credential.id,
    privateKey,

    /** The answer to what `passkeys/challenge` asks. */
    create(options: { challenge: string; user: { id: string } }, forgery: Forgery = {}) {
      owner = options.user.id;
      const data = clientData(forgery.type ?? "webauthn.create", options.challenge, forgery);
      const authData = authenticatorData(NEW_KEY, forgery, publicKeyBytes());
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: text(data),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },

    /** The answer to what `passkey/challenge` asks; the counter goes up. */
    get({ challenge }: { challenge: string }, forgery: Forgery = {}) {
      counter += 1;
      const data = clientData(forgery.type ?? "webauthn.get", challenge, forgery);
      const authData = authenticatorData(0, forgery);
      const signature = sign(
        "sha256",
        Buffer.concat([authData, sha(data)]),
        forgery.key ?? privateKey,
      );
      return {
        ...credential,
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authData),
          signature: text(signature),
          userHandle: forgery.userHandle ?? owner,
        },
      };
    },
  };
}
