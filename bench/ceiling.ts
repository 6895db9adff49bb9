/**
 * The most bookings a second that this PostgreSQL can write: the rows of real bookings, read once and deleted,
 * written again by one prepared function in one exchange, the shop's counter taken as they do.
 */
import pg from "pg";
import type { Bench, BenchShop } from "./shops.ts";

type Row = Record<string, unknown>;
/** Rows of one booking by table. */
export type BookedRows = Record<string, Row[]>;

/** In an order in which foreign keys hold; tables that this list does not know come last. */
const ORDER =
  "client client_phone client_address appliance repair repair_item event event_assignee message".split(
    " ",
  );
/** What a shop has before its first booking. */
const NOT_BOOKED = /^(shop.*|counter|act)$/;

/** Takes the rows of every booking of the shop out of the database. */
export async function takeBookedRows(bench: Bench, { id }: BenchShop): Promise<BookedRows[]> {
  const tables = await tablesOfShops(bench);
  const bookings = new Map<string, BookedRows>();
  const transactions = new Map<string, string>();
  for (const table of tables) {
    const rows = await bench.asOwner<{ tx: string; row: Row }>(
      `select t.xmin::text as tx, to_jsonb(t) as row from app."${table}" t where t.shop_id = $1`,
      [id],
    );
    for (const { tx, row } of rows) {
      if (table === "repair") transactions.set(String(row["id"]), tx);
      // A letter was written again when it left; its repair was not.
      const key = table === "message" ? (transactions.get(String(row["repair_id"])) ?? tx) : tx;
      const booking = bookings.get(key) ?? {};
      booking[table] = [...(booking[table] ?? []), table === "message" ? queued(row) : row];
      bookings.set(key, booking);
    }
  }
  await remove(bench, tables.toReversed(), id);
  return [...bookings.values()].filter(({ repair, event }) => repair && event);
}

const queued = (row: Row): Row => ({
  ...row,
  status: "queued",
  transport: null,
  sent_at: null,
  attempts: 0,
});

async function tablesOfShops({ asOwner }: Bench): Promise<string[]> {
  const rows = await asOwner<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
     where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'`,
  );
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return rows
    .map(({ name }) => name)
    .filter((name) => !NOT_BOOKED.test(name))
    .sort((a, b) => place(a) - place(b));
}

async function remove({ asOwner }: Bench, tables: readonly string[], id: string): Promise<void> {
  for (const table of tables) {
    await asOwner(`alter table app."${table}" disable trigger user`);
    await asOwner(`delete from app."${table}" where shop_id = $1`, [id]);
    await asOwner(`alter table app."${table}" enable trigger user`);
  }
  await asOwner("vacuum (analyze)");
}

export type Ceiling = {
  write: (bookings: readonly BookedRows[]) => Promise<number>;
  close: () => Promise<void>;
};

/** `write` answers how many seconds it took. */
export async function openCeiling(
  bench: Bench,
  shop: BenchShop,
  { connections, sample }: { connections: number; sample: BookedRows },
): Promise<Ceiling> {
  await bench.asOwner(await functionFor(bench, Object.keys(sample)));
  const clients = await Promise.all(
    Array.from({ length: connections }, () => connect(bench, shop)),
  );
  return {
    write: async (bookings) => {
      const waiting = bookings.map((booking) => JSON.stringify(booking));
      const before = performance.now();
      await Promise.all(clients.map((client) => writeAll(client, waiting)));
      return (performance.now() - before) / 1000;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

async function connect({ database }: Bench, { id }: BenchShop): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: database.listenUrl(),
    options: `-c search_path=app,auth,public -c app.shop_id=${id}`,
  });
  await client.connect();
  return client;
}

async function writeAll(client: pg.Client, waiting: string[]): Promise<void> {
  for (let rows = waiting.pop(); rows !== undefined; rows = waiting.pop())
    await client.query({ name: "book", text: "select public.bench_book($1)", values: [rows] });
}

async function functionFor({ asOwner }: Bench, tables: readonly string[]): Promise<string> {
  const columns = await asOwner<{ name: string; list: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ') as list
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'app'::regnamespace and c.relname = any($1) group by c.relname`,
    [tables],
  );
  const inserts = tables.map((table) => {
    const list = columns.find(({ name }) => name === table)?.list ?? "";
    return `insert into app."${table}" (${list}) select ${list} from jsonb_populate_recordset(null::app."${table}", p -> '${table}');`;
  });
  return `
    create or replace function public.bench_rows(p jsonb) returns void language plpgsql security definer as $$
    begin
      ${inserts.join("\n      ")}
      update app.counter set last = last + 1 where shop_id = app.shop();
    end $$;
    create or replace function public.bench_book(p jsonb) returns void language plpgsql as $$
    begin
      perform public.bench_rows(p);
      perform app.enqueue('send-message', jsonb_build_object('shop_id', app.shop(),
        'message_ids', (select jsonb_agg(m -> 'id') from jsonb_array_elements(p -> 'message') m)));
    end $$;
    grant execute on function public.bench_rows, public.bench_book to etabli_app`;
}
