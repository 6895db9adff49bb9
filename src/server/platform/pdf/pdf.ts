/**
 * Makes PDF documents from a Typst template and plain data, in a worker thread so that the event loop is never
 * blocked. One document at a time, in the order of the calls.
 */
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { epochOf, type Instant } from "../../../domain/time.ts";
import type { Attachment } from "./attachment.ts";
import type { PdfJob } from "./compile.ts";
import type { PdfAnswer } from "./worker.ts";

export type PrintOptions = {
  /** The date in the file: the same data at the same instant gives the same bytes. */
  created_at: Instant;
  /** Pictures by name, read in the template at "/asset/<name>"; SVG, PNG or JPEG. */
  assets?: Record<string, Uint8Array>;
  attachment?: Attachment | undefined;
};

export type Pdf = {
  /**
   * `template` is the address of a .typ file beside its caller; `data` is any JSON value. Rejects
   * when the template does not compile, takes too long, the thread dies twice on it, or too many wait.
   */
  render(template: URL, data: unknown, options: PrintOptions): Promise<Uint8Array>;
  /** Ends the thread; waiting documents are rejected. */
  close(): Promise<void>;
};

export type PdfLimits = {
  timeout_ms: number;
  /** Largest number of waiting documents; one more is refused with a 503. */
  waiting: number;
  /** Bytes that the process may gain since the thread was born before it is replaced. */
  memory: number;
  spawn: () => Worker;
};

const LIMITS: PdfLimits = {
  timeout_ms: 20_000,
  waiting: 100,
  memory: 300 * 1024 * 1024,
  spawn: () => new Worker(new URL("./worker.ts", import.meta.url)),
};

export function createPdf(limits: Partial<PdfLimits> = {}): Pdf {
  const printer = new Printer({ ...LIMITS, ...limits });
  return {
    render: (template, data, { created_at, assets = {}, attachment = null }) =>
      printer.print({
        template: fileURLToPath(template),
        data: JSON.stringify(data, wellFormed),
        created: Math.floor(epochOf(created_at) / 1000),
        assets,
        attachment,
      }),
    close: () => printer.close(),
  };
}

/** Replaces lone surrogates: Typst would refuse the whole document. */
const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed() : value;

type Order = {
  job: PdfJob;
  resolve: (pdf: Uint8Array) => void;
  reject: (error: Error) => void;
  retried: boolean;
};

type Press = { worker: Worker; born_at_memory: number };

class Printer {
  readonly #limits: PdfLimits;
  readonly #waiting: Order[] = [];
  #current: { order: Order; timer: NodeJS.Timeout } | undefined;
  #press: Press | undefined;
  #closed = false;

  constructor(limits: PdfLimits) {
    this.#limits = limits;
  }

  print(job: PdfJob): Promise<Uint8Array> {
    if (this.#closed) return Promise.reject(new Error("the printer is closed"));
    if (this.#waiting.length >= this.#limits.waiting)
      return Promise.reject(
        Object.assign(new Error("too many documents wait to be printed"), { statusCode: 503 }),
      );
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#waiting.push({ job, resolve, reject, retried: false });
    this.#next();
    return promise;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const orders = [...(this.#current ? [this.#finish()] : []), ...this.#waiting.splice(0)];
    for (const order of orders) order?.reject(new Error("the printer is closed"));
    await this.#drop();
  }

  #next(): void {
    if (this.#current || this.#closed) return;
    const order = this.#waiting.shift();
    if (!order) return;
    const { worker } = (this.#press ??= this.#start());
    const timer = setTimeout(() => this.#late(), this.#limits.timeout_ms);
    this.#current = { order, timer };
    worker.ref();
    worker.postMessage(order.job);
  }

  #start(): Press {
    const worker = this.#limits.spawn();
    const press = { worker, born_at_memory: process.memoryUsage.rss() };
    worker.on("message", (answer: PdfAnswer) => this.#answered(press, answer));
    worker.on("error", (error) => this.#died(press, error));
    worker.on("exit", () => this.#died(press, new Error("the printing thread ended")));
    return press;
  }

  #answered(press: Press, answer: PdfAnswer): void {
    if (press !== this.#press) return;
    const order = this.#finish();
    // An idle thread must not keep the process alive.
    press.worker.unref();
    if ("pdf" in answer) order?.resolve(answer.pdf);
    else order?.reject(new Error(answer.error));
    if (answer.memory - press.born_at_memory > this.#limits.memory) void this.#drop();
    this.#next();
  }

  #died(press: Press, error: Error): void {
    if (press !== this.#press) return;
    this.#press = undefined;
    const order = this.#finish();
    if (order?.retried) order.reject(error);
    else if (order) this.#waiting.unshift({ ...order, retried: true });
    this.#next();
  }

  #late(): void {
    const order = this.#finish();
    order?.reject(new Error(`${order.job.template}: not printed in ${this.#limits.timeout_ms} ms`));
    void this.#drop();
    this.#next();
  }

  #finish(): Order | undefined {
    clearTimeout(this.#current?.timer);
    const order = this.#current?.order;
    this.#current = undefined;
    return order;
  }

  /** The reference is cleared first, so that the exit is not handled as a crash. */
  async #drop(): Promise<void> {
    const press = this.#press;
    this.#press = undefined;
    await press?.worker.terminate();
  }
}
