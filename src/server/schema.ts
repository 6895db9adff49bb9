/** Every noun puts its types on the builder when it is imported, in the order of the nouns. */
import { builder } from "./platform/graphql.ts";
import "./account/act/graphql.ts";
import "./shop/graphql.ts";
import "./client/graphql.ts";
import "./client/import/graphql.ts";
import "./client/merge/graphql.ts";
import "./file/graphql.ts";
import "./agenda/graphql.ts";
import "./agenda/calendar/graphql.ts";
import "./agenda/slots/graphql.ts";
import "./agenda/round/graphql.ts";
import "./repair/graphql.ts";
import "./repair/appliance/graphql.ts";
import "./repair/journal/graphql.ts";
import "./repair/problem/graphql.ts";
import "./repair/board/graphql.ts";
import "./booking/hold/graphql.ts";
import "./booking/proposal/graphql.ts";
import "./quote/graphql.ts";
import "./quote/attachment/graphql.ts";
import "./invoice/graphql.ts";
import "./payment/graphql.ts";
import "./payment/reminder/graphql.ts";
import "./message/graphql.ts";

export const schema = builder.toSchema();
