/** Each change of a setting leaves a line that names what changed, with the value before and the value after. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { marc, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, KARIM, LEA } from "../../../../test/shop/garonne.ts";
import { DEFAULT_BOOKING_RULES } from "../../../domain/shop/booking-rules.ts";

const { doors, ask } = openOffice("2026-11-23T06:00:00Z");
const rows = <Row>(query: string, values: unknown[] = []) =>
  doors().database.asOwner<Row & Record<string, unknown>>(query, values);

/** As its union answers; what is asked of it is the refusal alone. */
const refusable = "{ __typename ... on Refusal { refused detail } }";
const run = async (call: string, variables: [string, unknown][] = []): Promise<void> => {
  const declared = variables.map(([name]) => name).join(", ");
  const values = variables.map(([name, value]) => [name.slice(1).split(":")[0], value]);
  const document = `mutation ${declared && `(${declared})`} { result: ${call} ${refusable} }`;
  const answer = await ask<{ result: { refused?: string } }>(
    document,
    Object.fromEntries(values),
    marc,
  );
  expect(answer.result.refused, JSON.stringify(answer)).toBeUndefined();
};
const saveShop = (input: object) => () =>
  run("saveShopSettings(input: $input)", [["$input: ShopSettingsInput!", input]]);

const PERSON = {
  firstname: "Karim",
  lastname: "Benali",
  email: "karim@ateliers.test",
  role: "TECHNICIAN",
  color: "#1d7a4f",
  skills: ["gros-electromenager", "petit-electromenager"],
  bookable: true,
  working_hours: {},
  start_point: null,
};
const savePerson = (change: object) => () =>
  run("savePerson(id: $id, input: $input)", [
    ["$id: ID!", KARIM.id],
    ["$input: PersonInput!", { ...PERSON, ...change }],
  ]);
const RULES = { quiet_days: [7], quiet_from: 1_260, quiet_to: 480, rungs: ["day"] };
const saveLetter = (input: object) => () =>
  run("saveStatusLetter(input: $input)", [["$input: StatusLetterInput!", input]]);
const HOURS = { 2: [{ from: 600, to: 1140 }] };
const RESOURCE = randomUUID();
const TRAVEL = { road_factor: 1.3, speed_kmh: 40, minimum_minutes: 5, radius_km: 30, base: null };

type Line = { action: string; name: string; before: object | null; after: object | null };
const lines = () =>
  rows<Line>(
    "select action, name, before, after from app.audit where noun <> 'session' order by id",
  );

beforeEach(async () => {
  // A day that requires a second factor is compared with the real one, and would shut the next test out.
  await rows("update app.shop set onboarding = 'done', second_factor_from = null");
  await doors().database.asSuperuser(
    "set session_replication_role = replica; delete from app.audit; set session_replication_role = origin",
  );
});

/** What is saved, the line's name, a field that it names, its value before when it is known, and after. */
const CHANGES: readonly [string, () => Promise<void>, RegExp, string, unknown, unknown][] = [
  [
    "the opening hours",
    saveShop({ opening_hours: HOURS }),
    /Horaires/,
    "opening_hours",
    GARONNE.opening_hours,
    HOURS,
  ],
  [
    "the booking rules",
    saveShop({ booking_rules: { ...DEFAULT_BOOKING_RULES, visits_per_day: 4 } }),
    /Réservation en ligne/,
    "booking_rules",
    expect.objectContaining({ visits_per_day: 0 }),
    expect.objectContaining({ visits_per_day: 4 }),
  ],
  [
    "the served area and the travel rules",
    saveShop({ travel_rules: { ...TRAVEL, area: { by: "km", zips: [] } } }),
    /Zone et déplacements/,
    "travel_rules",
    expect.objectContaining({ radius_km: expect.any(Number) }),
    expect.objectContaining({ radius_km: 30 }),
  ],
  [
    "the terms",
    saveShop({ cgv: "Article 9." }),
    /Conditions générales/,
    "cgv",
    expect.any(String),
    "Article 9.",
  ],
  [
    "the code to sign",
    saveShop({ signature_code: true }),
    /Code à la signature/,
    "signature_code",
    false,
    true,
  ],
  [
    "the name of the shop",
    saveShop({ name: "Atelier du Canal" }),
    /Nom/,
    "name",
    "Atelier Garonne",
    "Atelier du Canal",
  ],
  [
    "the telephone",
    saveShop({ phone: "05 61 99 00 13" }),
    /Téléphone/,
    "phone",
    expect.any(String),
    "+33561990013",
  ],
  [
    "the reminders and the quiet hours",
    () => run("saveMessageRules(input: $input)", [["$input: MessageRulesInput!", RULES]]),
    /Rappels/,
    "quiet_hours",
    expect.any(String),
    expect.stringMatching(/^de 21\sh à 8\sh$/),
  ],
  [
    "a letter to the clients",
    saveLetter({
      status: "Réparé",
      enabled: true,
      subject: "C’est prêt",
      text: "Venez. {lien}",
      sms: "Venez.",
    }),
    /Lettre «.Réparé.»/,
    "subject",
    expect.any(String),
    "C’est prêt",
  ],
  [
    "the numbering",
    () =>
      run("saveNumbering(input: $input)", [
        ["$input: NumberingInput!", { kind: "quote", year: 2026, prefix: "DEV-", first: 12 }],
      ]),
    /Numéros des devis/,
    "prefix",
    "D",
    "DEV-",
  ],
  [
    "a shared resource",
    () =>
      run("saveResource(input: $input)", [
        ["$input: ResourceInput!", { id: RESOURCE, name: "Camionnette", kind: "vehicle" }],
      ]),
    /Matériel partagé/,
    "name",
    null,
    "Camionnette",
  ],
  [
    "a closure",
    () =>
      run("saveShopClosure(input: $input)", [
        ["$input: ShopClosureInput!", { first: "2026-12-24", last: "2026-12-26", reason: "Noël" }],
      ]),
    /Fermeture/,
    "reason",
    null,
    "Noël",
  ],
  [
    "an unusual opening",
    () =>
      run("saveShopOpening(input: $input)", [
        [
          "$input: ShopOpeningInput!",
          {
            first: "2026-12-20",
            last: "2026-12-20",
            reason: "Fêtes",
            hours: [{ from: 540, to: 720 }],
          },
        ],
      ]),
    /Ouverture exceptionnelle/,
    "reason",
    null,
    "Fêtes",
  ],
  [
    "an identity to come",
    () =>
      run("saveShopIdentity(input: $input)", [
        [
          "$input: ShopIdentityInput!",
          { id: randomUUID(), valid_from: "2027-01-01", capital: "20 000 €" },
        ],
      ]),
    /./,
    "capital",
    expect.anything(),
    "20 000 €",
  ],
  [
    "the hours of a person",
    savePerson({ working_hours: HOURS }),
    /Karim/i,
    "working_hours",
    expect.anything(),
    HOURS,
  ],
  [
    "the skills of a person",
    savePerson({ skills: ["plomberie"] }),
    /Karim/i,
    "skills",
    expect.any(Array),
    ["plomberie"],
  ],
  [
    "the colour of a person",
    savePerson({ color: "#0b7285" }),
    /Karim/i,
    "color",
    "#1d7a4f",
    "#0b7285",
  ],
  [
    "the starting point of a round",
    savePerson({ start_point: { street: "", zip: "31700", city: "Blagnac", lat: 43.6, lon: 1.4 } }),
    /Karim/i,
    "start_point",
    null,
    expect.objectContaining({ lat: 43.6 }),
  ],
  [
    "a person who leaves",
    () => run("deactivatePerson(id: $id)", [["$id: ID!", LEA.id]]),
    /Léa/i,
    "disabled",
    false,
    true,
  ],
  [
    "the second factor of all",
    () => run("requireSecondFactor(from: $from)", [["$from: LocalDate", "2027-01-04"]]),
    /Second facteur/,
    "second_factor_from",
    null,
    "2027-01-04",
  ],
];

test.each(CHANGES)(
  "%s: the line names it, before and after",
  async (_what, change, name, field, before, after) => {
    await change();
    const [line] = (await lines()).filter(({ after: written }) =>
      Object.hasOwn(written ?? {}, field),
    );
    expect(line, JSON.stringify(await lines())).toBeDefined();
    expect(line?.name).toMatch(name);
    expect(new Map(Object.entries(line?.before ?? {})).get(field) ?? null).toEqual(before);
    expect(new Map(Object.entries(line?.after ?? {})).get(field)).toEqual(after);
  },
);

test("the trades of a shop that opens", async () => {
  await rows("update app.shop set onboarding = 'trades' where id = $1", [GARONNE.id]);
  await run("saveTrades(trades: $trades)", [["$trades: [String!]!", ["plomberie"]]]);
  const [line] = await lines();
  expect(line).toMatchObject({ name: "Métiers", after: { trades: ["plomberie"] } });
  expect(line?.before).toMatchObject({ trades: expect.arrayContaining(["gros-electromenager"]) });
});

test("a feed of one’s agenda, whose address it does not tell", async () => {
  await ask("mutation { makeCalendar { url } }", {}, marc);
  await ask("mutation { revokeCalendar { url } }", {}, marc);
  const told = await lines();
  expect(told.map(({ action }) => action)).toEqual(["calendar.made", "calendar.revoked"]);
  expect(JSON.stringify(told)).not.toContain("calendrier");
});

test("a webhook: where it goes and what it is told, before and after", async () => {
  const { result } = await ask<{ result: { webhook: { id: string } } }>(
    `mutation { result: makeWebhook(url: "https://logiciel.example/etabli", events: ["repair.created"]) { ... on WebhookMaking { webhook { id } } ... on Refusal { refused detail } } }`,
    {},
    marc,
  );
  const id: [string, unknown] = ["$id: ID!", result.webhook.id];
  await run(
    `changeWebhook(id: $id, url: "https://logiciel.example/autre", events: ["quote.sent"])`,
    [id],
  );
  await run("pauseWebhook(id: $id)", [id]);
  expect((await lines()).slice(1)).toMatchObject([
    { before: { events: ["repair.created"] }, after: { events: ["quote.sent"] } },
    { before: { state: "on" }, after: { state: "paused" } },
  ]);
});
