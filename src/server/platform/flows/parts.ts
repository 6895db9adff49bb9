/** The parts of a multipart body, by their name; small bodies only, since it is cut in memory. */
export function cutParts(body: Buffer, type: string): Map<string, Buffer> {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  const parts = new Map<string, Buffer>();
  if (!boundary) return parts;
  const mark = Buffer.from(`--${boundary}`);
  for (let at = body.indexOf(mark); at >= 0;) {
    const next = body.indexOf(mark, at + mark.length);
    if (next < 0) break;
    const head = body.indexOf("\r\n\r\n", at);
    const name = /name="([^"]+)"/.exec(body.toString("latin1", at, head))?.[1];
    if (head >= 0 && head < next && name) parts.set(name, body.subarray(head + 4, next - 2));
    at = next;
  }
  return parts;
}
