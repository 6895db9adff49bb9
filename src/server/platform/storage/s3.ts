/** Requests to an S3-compatible server, signed, with a limit in time, tried again when that may help. */
import { AwsV4Signer } from "aws4fetch";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bucket } from "./bucket-url.ts";
import { errorCodeIn } from "./listing.ts";

export type Asked = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** A file's name, under the prefix of the bucket; absent for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string> | undefined;
  body?: Blob;
  /** Of the body: the server refuses bytes that were changed on the way. */
  sha256?: string;
  /** Added to the limit for what takes long to send. */
  extra_ms?: number;
  signal?: AbortSignal;
};

/** `code` is S3's word (« NoSuchKey »), the HTTP status, or the system's code (« ECONNREFUSED »). */
export class StorageError extends Error {
  readonly code: string;
  /** For the reply to a request: the same one may succeed later. */
  readonly statusCode = 503;
  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const LIMIT_MS = 15_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 200;

/** The answer, whose body the caller reads; a StorageError for everything else than a success. */
export async function ask(bucket: Bucket, asked: Asked): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await askOnce(bucket, asked).catch((error: unknown) => error);
    if (answer instanceof Response) return answer;
    // Codes of the system and BUSY are capitals only; S3's words and statuses are refusals for good.
    const mayHelp = answer instanceof StorageError && /^[A-Z_]+$/.test(answer.code);
    if (!mayHelp || tries === TRIES || asked.signal?.aborted) throw answer;
    await sleep(FIRST_PAUSE_MS * 2 ** tries, undefined, asked.signal && { signal: asked.signal });
  }
}

async function askOnce(bucket: Bucket, asked: Asked): Promise<Response> {
  const { method, body, extra_ms = 0, signal } = asked;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMIT_MS + extra_ms);
  try {
    const { url, headers } = await signed(bucket, asked);
    const answer = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal: signal ? AbortSignal.any([limit.signal, signal]) : limit.signal,
    });
    if (!answer.ok) throw await refusalOf(answer, method);
    return answer;
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError("the storage does not answer", systemCode(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function signed(bucket: Bucket, { method, key, query, headers, sha256 }: Asked) {
  const url = new URL(`${bucket.endpoint}/${bucket.name}`);
  if (key !== undefined) url.pathname += `/${bucket.prefix}${key}`;
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, "x-amz-content-sha256": sha256 ?? EMPTY },
    service: "s3",
    region: bucket.region,
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
  }).sign();
}

const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** An overloaded server is retried: its status is kept rather than the code of the refusal. */
async function refusalOf(answer: Response, method: string): Promise<StorageError> {
  const text = await answer.text();
  const isBusy = answer.status >= 500 || answer.status === 429;
  const code = isBusy ? "BUSY" : (errorCodeIn(text) ?? String(answer.status));
  return new StorageError(`the storage answered ${answer.status} to ${method}`, code);
}

function systemCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error && "code" in first ? String(first.code) : "ETIMEDOUT";
}
