/** The rights matrix: every field of GraphQL and every private route × every role × two shops, each cell expected. */
import { randomUUID } from "node:crypto";
import { getNamedType, isLeafType, isUnionType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { may } from "../src/domain/account/permissions.ts";
import { schema } from "../src/server/schema.ts";
import { ask, database, held, routes, startWholeApp } from "./fuzz/harness.ts";
import { operationsOf, type Operation } from "./fuzz/operations.ts";
import {
  COLUMNS,
  isClosed,
  openSessions,
  saidBy,
  type Column,
  type Sessions,
} from "./rights/harness.ts";
import { SOUND } from "./rights/forms.ts";
import { MUTATIONS, OPEN_ROUTES, QUERIES, ROUTES, type Need } from "./rights/table.ts";

startWholeApp();

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openSessions(database, held.ours.repair_shop ?? "");
});

/** No id names anything but the shop: a call that is allowed finds nothing, and changes nothing of another cell. */
const ids = new Proxy<Record<string, string>>(
  {},
  { get: (_, kind) => (kind === "repair_shop" ? held.ours.repair_shop : randomUUID()) },
);

/** Together: a cell waits for no other. */
const eachOf = <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) =>
  Promise.all(items.map(work));

const holds = (column: Column, need: Need): boolean =>
  column !== "signed out" && (need === "signed-in" || may({ role: column }, need));

/** A calendar is a person's own: an account without a person of the shop has none to open. */
const WITHOUT_PERSON: Record<string, readonly Column[]> = { makeCalendar: ["ADMIN", "USER"] };

/** « METHOD path » of the only route that reads its body before it asks who may. */
const CREATION = {
  repair_id: randomUUID(),
  client_id: randomUUID(),
  status: "Brouillon",
  urgency: 0,
  items: [],
  intervention_type: "Autre",
  where: "Atelier",
};

/** The word of a refusal is all that is asked. */
function shortened({ name, isMutation, query }: Operation): string {
  const type = isMutation ? schema.getMutationType() : schema.getQueryType();
  const answer = getNamedType(type?.getFields()[name]?.type);
  const [head = ""] = new RegExp(`^.*? ${name}(\\([^)]*\\))?(?= )`).exec(query) ?? [];
  if (isUnionType(answer)) return `${head} { __typename ... on Refusal { refused } } }`;
  return isLeafType(answer) ? `${head} }` : `${head} { __typename } }`;
}

async function cell(operation: Operation, column: Column, shop: string): Promise<string> {
  const variables = SOUND[operation.name]?.() ?? operation.variables;
  const payload = { query: shortened(operation), variables };
  const headers = { "x-shop-id": shop };
  const cookies = sessions[column];
  const response = await ask({ method: "POST", url: "/api/graphql", payload, headers, cookies });
  return saidBy(response, operation.name);
}

describe("GraphQL", () => {
  const all = (): Operation[] => operationsOf(schema, ids);
  const needOf = ({ name, isMutation }: Operation): Need | undefined =>
    (isMutation ? MUTATIONS : QUERIES).get(name);

  test("every query and mutation has its line, and every line its field", () => {
    const named = (isMutation: boolean) =>
      all().flatMap((one) => (one.isMutation === isMutation ? one.name : []));
    expect([...MUTATIONS.keys()].toSorted()).toEqual(named(true).toSorted());
    expect([...QUERIES.keys()].toSorted()).toEqual(named(false).toSorted());
  });

  test("in their own shop, each role is let in where its line says, and nowhere else", async () => {
    const wrong: string[] = [];
    for (const operation of all())
      await eachOf(COLUMNS, async (column) => {
        const said = await cell(operation, column, held.ours.repair_shop ?? "");
        const isIn =
          holds(column, needOf(operation) ?? "signed-in") &&
          !WITHOUT_PERSON[operation.name]?.includes(column);
        if (isClosed(said) === isIn) wrong.push(`${operation.name} ${column}: ${said}`);
      });
    expect(wrong).toEqual([]);
  });

  test("in another shop, only an administrator is let in", async () => {
    const wrong: string[] = [];
    for (const operation of all())
      await eachOf(COLUMNS, async (column) => {
        if (column === "ADMIN") return;
        const said = await cell(operation, column, held.theirs.repair_shop ?? "");
        if (!isClosed(said)) wrong.push(`${operation.name} ${column}: ${said}`);
      });
    expect(wrong).toEqual([]);
  });
});

describe("HTTP", () => {
  const key = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

  test("every route is private and has its line, or is open for a reason", () => {
    const known = routes().map(key);
    const loose = known.filter(
      (route) => !ROUTES.has(route) && !OPEN_ROUTES.some((open) => open.test(route)),
    );
    expect(loose).toEqual([]);
    expect([...ROUTES.keys()].filter((route) => !known.includes(route))).toEqual([]);
  });

  test.each(["ours", "theirs"] as const)(
    "of %s, each role is let in where its line says",
    async (side) => {
      const wrong: string[] = [];
      const shop = held[side].repair_shop ?? "";
      for (const [route, need] of ROUTES)
        for (const column of COLUMNS) {
          const [method = "", path = ""] = route.split(" ");
          const status = await statusOf({ method, url: filled(path, shop), column, shop });
          // Another shop’s file is as if it were not there; the path of a shop is closed.
          const isForeign = side === "theirs" && column !== "ADMIN" && path.includes(":shopId");
          const isIn = holds(column, need) && !isForeign;
          if ([401, 403, 302].includes(status) === isIn)
            wrong.push(`${route} ${column}: ${status}`);
        }
      expect(wrong).toEqual([]);
    },
  );

  const filled = (path: string, shop: string): string =>
    path
      .replace(":shopId", shop)
      .replace(":recipientType", "repair")
      .replace(":size", "small")
      .replaceAll(/:\w+(\([^)]*\))?/g, randomUUID());

  async function statusOf({
    method,
    url,
    column,
    shop,
  }: Record<"method" | "url" | "shop", string> & { column: Column }) {
    const headers = column === "ADMIN" ? { "x-shop-id": shop } : {};
    const payload = url.endsWith("/repairs") ? CREATION : {};
    const body = method === "GET" ? {} : { payload };
    const verb = method === "GET" || method === "PUT" ? method : "POST";
    const answer = await ask({ method: verb, url, headers, cookies: sessions[column], ...body });
    return answer.statusCode;
  }
});
