import { Socket } from "node:net";

type Bytes = string | Uint8Array;
type Done = (error?: Error | null) => void;

/**
 * The socket of a connection. What is written during one turn of the event loop leaves as one packet: the driver
 * writes each statement by itself, which costs Node a system call and may wake PostgreSQL up, seventeen times in
 * a booking.
 */
export class BatchingSocket extends Socket {
  #waiting = false;

  override write(bytes: Bytes, done?: Done): boolean;
  override write(bytes: Bytes, encoding?: BufferEncoding, done?: Done): boolean;
  override write(bytes: Bytes, encoding?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.#waiting) this.#wait();
    return typeof encoding === "function"
      ? super.write(bytes, encoding)
      : super.write(bytes, encoding, done);
  }

  #wait(): void {
    this.#waiting = true;
    this.cork();
    afterPromises(() => {
      this.#waiting = false;
      this.uncork();
    });
  }
}

/** Once the promises that are settled by now have run on: the commit that follows the last statements is written. */
const afterPromises = (work: () => void): void =>
  process.nextTick(() => queueMicrotask(() => process.nextTick(work)));
