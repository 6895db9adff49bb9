/** An S3 server in memory that verifies the signature (AWS Signature Version 4) and the checksum of each request. */
import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Bucket } from "../src/server/platform/storage/bucket-url.ts";

export type S3Server = {
  bucket: Bucket;
  objects: Map<string, Buffer>;
  /** The next requests are answered 503, as by a server that restarts. */
  fail: (times: number) => void;
  /** FILES_URL of this server. */
  url: string;
  /** Called at each request, before it is answered. */
  watch: (look: () => Promise<void>) => void;
  close: () => Promise<void>;
};

const PAGE = 2;
const SECRET = "se/cr+et";

export async function openS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  let look = async (): Promise<void> => undefined;
  const server = createServer((request, response) => {
    if (failures-- > 0) return void response.writeHead(503).end();
    // Who asked may be gone meanwhile.
    look()
      .then(() => answer(objects, request, response))
      .catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    objects,
    url: `s3+http://key:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/atelier/etabli?region=fr-par`,
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      name: "atelier",
      prefix: "etabli/",
      region: "fr-par",
      accessKeyId: "key",
      secretAccessKey: SECRET,
    },
    fail: (times) => (failures = times),
    watch: (next) => (look = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url ?? "", "http://s3");
  const [, name = "", ...rest] = url.pathname.split("/");
  const key = rest.join("/");
  const refuse = (status: number, code: string) =>
    void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  if (!isSigned(request, url)) return refuse(403, "SignatureDoesNotMatch");
  if (sha256(body) !== request.headers["x-amz-content-sha256"]) return refuse(400, "BadDigest");
  if (name !== "atelier") return refuse(404, "NoSuchBucket");
  if (key === "") return void response.end(listingOf(objects, url.searchParams));
  if (request.method === "PUT") objects.set(key, body);
  if (request.method === "DELETE") return void (objects.delete(key), response.writeHead(204).end());
  const found = objects.get(key);
  if (!found) return refuse(404, "NoSuchKey");
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
  const part = range ? found.subarray(Number(range[1]), Number(range[2]) + 1) : found;
  response.writeHead(range ? 206 : 200, { "content-length": part.length });
  response.end(request.method === "GET" ? part : undefined);
}

/** A page of names, then of the folders under the prefix when a delimiter is given. */
function listingOf(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
  const inside = (name: string) => name.slice(prefix.length);
  if (query.has("delimiter")) {
    const folders = new Set(
      names.filter((name) => inside(name).includes("/")).map((name) => inside(name).split("/")[0]),
    );
    return [...folders]
      .map((folder) => `<CommonPrefixes><Prefix>${prefix}${folder}/</Prefix></CommonPrefixes>`)
      .join("");
  }
  const from = Number(query.get("continuation-token")?.replace("+/=&", "") ?? 0);
  const page = names.slice(from, from + PAGE);
  const next = from + PAGE < names.length ? `+/=&amp;${from + PAGE}` : undefined;
  return `<?xml version="1.0"?><ListBucketResult>${page
    .map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>2026-11-22T12:00:00.000Z</LastModified></Contents>`,
    )
    .join(
      "",
    )}${next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;
}

const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

function isSigned({ method = "", headers }: IncomingMessage, url: URL): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=key\/(\d{8})\/fr-par\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    );
  if (!found) return false;
  const [, day = "", signed = "", signature] = found;
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeStrictly).join("="))
    .sort()
    .join("&");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    url.pathname.split("/").map(encodeStrictly).join("/"),
    query,
    lines.join(""),
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${day}/fr-par/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = ["fr-par", "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  return hmac(key, text).toString("hex") === signature;
}

/** As RFC 3986 writes it. */
const encodeStrictly = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
