/** Every field of the schema as an operation, with each of its arguments to spoil. */
import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";

export type Variables = Record<string, unknown>;
/** Where a value stands: ["input", "repair_id"]; `kind` is what an id names, empty when it is no id. */
export type Place = { path: string[]; kind: string };
export type Operation = {
  name: string;
  isMutation: boolean;
  query: string;
  variables: Variables;
  places: Place[];
};

export function operationsOf(schema: GraphQLSchema, ids: Record<string, string>): Operation[] {
  const of = (kind: "query" | "mutation") => {
    const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => operation(kind, field, ids));
  };
  return [...of("query"), ...of("mutation")];
}

function operation(
  kind: "query" | "mutation",
  { name, args, type }: GraphQLField<unknown, unknown>,
  ids: Record<string, string>,
): Operation {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const places: Place[] = [];
  const variables = Object.fromEntries(
    args.map((arg) => [arg.name, sound(arg.type, { path: [arg.name], owner: name, ids, places })]),
  );
  const head = `${kind} Fuzz${declared && `(${declared})`}`;
  const query = `${head} { ${name}${passed && `(${passed})`} ${selection(getNamedType(type), 2)} }`;
  return { name, isMutation: kind === "mutation", query, variables, places };
}

type At = { path: string[]; owner: string; ids: Record<string, string>; places: Place[] };

/** A value of the type that nothing is wrong with; notes each place on the way. */
function sound(type: GraphQLInputType, at: At): unknown {
  if (isNonNullType(type)) return sound(type.ofType, at);
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        sound(field.type, { ...at, path: [...at.path, field.name], owner: type.name }),
      ]),
    );
  const kind = String(type) === "ID" ? kindNamed(at.path.at(-1) ?? "", at.owner) : "";
  at.places.push({ path: at.path, kind });
  if (kind) return at.ids[kind] ?? null;
  if (isListType(type)) return [];
  return WORDS[`${at.owner}.${at.path.at(-1)}`] ?? SOUND[String(type)] ?? null;
}

/** Fields that do not take any text: with these, what is spoiled beside them reaches the tables. */
const WORDS: Record<string, string> = {
  "ClientInput.type": "Particulier",
  "ClientInput.email": "essai@example.org",
  "ClientInput.siren": "",
  "ClientInput.vat_number": "",
  "CertificateInput.reason": "parts",
  "PaymentInput.method": "card",
  "PaymentInput.payer": "client",
  "RefundInput.method": "card",
  "RefundInput.source": "invoice",
  "AccountUseInput.use": "pay",
  "LateFeeInput.method": "card",
  "UnpaidLetterInput.audience": "consumer",
  "IssueFactsInput.nature": "both",
  "IssueFactsInput.vat_ground": "export",
};

const SOUND: Record<string, unknown> = {
  String: "essai",
  Int: 1,
  Float: 1,
  Boolean: false,
  Instant: "2026-11-23T08:00:00Z",
  LocalDate: "2026-11-23",
  JSON: [],
};

/** Ids that the sender chooses for what it makes, or that only leave a row out: they open nothing. */
const CHOSEN =
  /^(EventInput|ClientInput|ResumeInput|ReceptionInput|CertificateInput|SimilarInput|saveSparePart|lendDevice|startWork|openCall|ResourceInput|PaymentInput|RefundInput|AccountUseInput|LateFeeInput|savePrice|savePackage)\.id$|^AddressInput\.address_id$|^CollisionInput\.event_id$|^RepairFilter\.technician$|^audit\.(account_id|record_id)$|^webhook_deliveries\.(webhook_id|before)$/;

/** `repair_id` names a repair; a plain `id` what its field or its input is about. */
function kindNamed(name: string, owner: string): string {
  if (CHOSEN.test(`${owner}.${name}`)) return "";
  const said = name === "id" ? owner : name;
  if (/^(from|into)$/.test(said)) return "client";
  if (/picture/i.test(said)) return "file";
  if (/review/i.test(said)) return "review";
  if (/shop/i.test(said)) return "repair_shop";
  if (/visitor/i.test(said)) return "waiting_visitor";
  if (/visit/i.test(said)) return "event";
  if (/webhook/i.test(said)) return "webhook";
  if (/delivery/i.test(said)) return "webhook_delivery";
  if (/^(price|package)_id$/.test(said)) return said.replace("_id", "");
  if (/part/i.test(said)) return "spare_part";
  if (/work/i.test(said)) return "work_time";
  if (/resource/i.test(said)) return "resource";
  if (/device/i.test(said)) return "loan_device";
  if (/loan/i.test(said)) return "loan";
  if (/item/i.test(said)) return "repair_item";
  if (/photo|file/i.test(said)) return "file";
  if (/technician|person|invitation/i.test(said)) return "user";
  const found = /user|payment|invoice|quote|event|address|appliance|client|repair/i.exec(said);
  return found?.[0].toLowerCase() ?? "unknown";
}

function selection(type: GraphQLNamedType, depth: number): string {
  if (isUnionType(type))
    return `{ __typename ${type
      .getTypes()
      .map((member) => `... on ${member.name} ${selection(member, depth)}`)
      .join(" ")} }`;
  if (!isObjectType(type)) return "";
  const inner = Object.values(type.getFields())
    .filter((field) => depth > 0 || isLeafType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selection(getNamedType(field.type), depth - 1)}`);
  return `{ __typename ${inner.join(" ")} }`;
}

/** The variables with one place changed. */
export function withValue(
  variables: Variables,
  [first = "", ...rest]: string[],
  value: unknown,
): Variables {
  if (rest.length === 0) return { ...variables, [first]: value };
  const inner = variables[first];
  const branch = typeof inner === "object" && inner !== null ? { ...inner } : {};
  return { ...variables, [first]: withValue(branch, rest, value) };
}
