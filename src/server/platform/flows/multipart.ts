/** A file and what is said of it, in one body. */
export type NewFlow = {
  /** The same for every attempt: a platform that has it already answers the same flow. */
  tracking_id: string;
  name: string;
  syntax: "Factur-X" | "CDAR" | "FRR";
  type: string;
  mime: string;
  bytes: Buffer;
  sha256: string;
};

export function multipart({ tracking_id, name, syntax, type, mime, bytes, sha256 }: NewFlow): {
  body: Buffer;
  type: string;
} {
  const boundary = `etabli-${tracking_id}`;
  const info = {
    trackingId: tracking_id,
    name,
    flowSyntax: syntax,
    flowType: type,
    processingRule: type === "CustomerInvoice" ? "B2B" : "NotApplicable",
    sha256,
  };
  const head = (disposition: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${content}\r\n\r\n`;
  const file = `name="file"; filename="${name.replaceAll(/[^\w.-]/g, "_")}"`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(head('name="flowInfo"', "application/json")),
      Buffer.from(JSON.stringify(info)),
      Buffer.from(`\r\n${head(file, mime)}`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
