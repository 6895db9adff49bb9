/** Where files are kept when not on this disk: s3://KEY:SECRET@SERVER/BUCKET/PREFIX?region=REGION. */
export type Bucket = {
  /** https://SERVER, or http:// with « s3+http ». */
  endpoint: string;
  name: string;
  /** Blank, or ends with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Undefined for what is not such an address. */
export function readBucketUrl(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(text);
  const scheme = SCHEMES.get(protocol);
  const [, name = "", prefix = ""] = /^\/([\w.-]+)(?:\/([\w./-]*?))?\/?$/.exec(pathname) ?? [];
  if (!scheme || !username || !password || !host || !name) return undefined;
  return {
    endpoint: `${scheme}//${host}`,
    name,
    prefix: prefix === "" ? "" : `${prefix}/`,
    // What servers that have no regions expect.
    region: searchParams.get("region") ?? "us-east-1",
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

const SCHEMES = new Map([
  ["s3:", "https:"],
  ["s3+http:", "http:"],
]);
