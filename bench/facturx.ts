/** Documents on paper: how long a quote and an electronic invoice take, and what 64 at once do to the event loop. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { facturxOf } from "../src/server/invoice/document/facturx.ts";
import { invoicePrint } from "../src/server/invoice/document/invoice.ts";
import { agreedDocument } from "../src/domain/quote/quote.ts";
import { quotePrint } from "../src/server/quote/document/quote.ts";
import { accepted } from "../test/shop/quote.ts";
import { createPdf, type Pdf } from "../src/server/platform/pdf/pdf.ts";
import { invoice } from "../test/shop/invoice.ts";
import { median } from "./load.ts";
import type { Row } from "./table.ts";

const ROUNDS = 60;
const AT_ONCE = 64;

export async function benchFacturx(): Promise<Row[]> {
  const pdf = createPdf();
  try {
    const [alone, plain] = [await timesOf(pdf, printWhole), await timesOf(pdf, printPlain)];
    const [quoted, empty] = [await timesOf(pdf, printQuote), await timesOf(pdf, printEmpty)];
    const { seconds, failures, delay_ms } = await manyAtOnce(pdf);
    const reference = { name: "the same page without the electronic invoice", value: plain };
    return [
      {
        what: "quote as PDF, median",
        unit: "ms",
        ours: quoted,
        reference: { name: "a quote of one line, without its mentions", value: empty },
        aim: { most: 30 },
      },
      {
        what: "invoice as Factur-X, median",
        unit: "ms",
        ours: alone,
        reference,
        aim: { most: 30 },
      },
      {
        what: `${AT_ONCE} at once (${failures} failures)`,
        unit: "s",
        ours: seconds,
        reference: { name: "64 times one alone", value: (AT_ONCE * alone) / 1000 },
      },
      {
        what: "the same, longest delay of the event loop",
        unit: "ms",
        ours: delay_ms,
        aim: { most: 50 },
      },
    ];
  } finally {
    await pdf.close();
  }
}

type Print = (pdf: Pdf, round: number) => Promise<Uint8Array>;

/** Each a document of its own: nothing that was compiled before serves again. */
async function sheet(round: number) {
  const document = { ...invoice.document, reference: `F2026-${String(round).padStart(5, "0")}` };
  return { document, ...(await invoicePrint(document)) };
}

const printWhole: Print = async (pdf, round) => {
  const { document, template, data } = await sheet(round);
  const attachment = facturxOf(document);
  return pdf.render(template, data, { created_at: invoice.issued_at, attachment });
};

const printPlain: Print = async (pdf, round) => {
  const { template, data } = await sheet(ROUNDS + round);
  return pdf.render(template, data, { created_at: invoice.issued_at });
};

async function quoteSheet(round: number, whole: boolean) {
  const reference = `D2026-${String(round).padStart(5, "0")}`;
  const document = { ...agreedDocument(accepted), reference };
  const { lines } = document;
  return quotePrint({
    document: whole ? document : { ...document, lines: lines.slice(0, 1), mentions: [] },
    link: "https://etabli.test/quote/abc",
    agreement: null,
    zone: "Europe/Paris",
  });
}

const printQuote: Print = async (pdf, round) => renderQuote(pdf, await quoteSheet(round, true));
const printEmpty: Print = async (pdf, round) =>
  renderQuote(pdf, await quoteSheet(ROUNDS + round, false));

const renderQuote = (pdf: Pdf, { template, data }: Awaited<ReturnType<typeof quotePrint>>) =>
  pdf.render(template, data, { created_at: invoice.issued_at });

async function timesOf(pdf: Pdf, print: Print): Promise<number> {
  await print(pdf, 0);
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const before = performance.now();
    await print(pdf, round);
    times.push(performance.now() - before);
  }
  return median(times);
}

async function manyAtOnce(pdf: Pdf) {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const before = performance.now();
  const orders = Array.from({ length: AT_ONCE }, (_, index) => printWhole(pdf, 1_000 + index));
  const outcomes = await Promise.allSettled(orders);
  loop.disable();
  return {
    seconds: (performance.now() - before) / 1000,
    failures: outcomes.filter(({ status }) => status === "rejected").length,
    delay_ms: loop.max / 1e6,
  };
}
