/** Stands for the browser's EventSource, and behaves as its specification says. */
export class Source extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  static last(): Source {
    const source = Source.opened.at(-1);
    if (!source) throw new Error("nothing was opened");
    return source;
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  open(): void {
    this.dispatchEvent(new Event("open"));
  }
  hear(name: string, id: number): void {
    this.dispatchEvent(new MessageEvent(name, { data: "{}", lastEventId: String(id) }));
  }
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event("error"));
  }
}
