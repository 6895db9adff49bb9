import { expect, test } from "vitest";
import { registered } from "../../../../test/shop/facturx/billed.ts";
import { invoice } from "../../../../test/shop/invoice.ts";
import type { PrintedClient } from "../../quote/parties.ts";
import type { BilledDocument } from "../facturx/billed.ts";
import { channelOf, mailedOf, type Channel, type Mailed } from "./route.ts";

const document: BilledDocument = { ...invoice.document, seller: registered };
const bakery: PrintedClient = {
  name: "Boulangerie du Pont",
  address: ["3 rue du Four", "31000 Toulouse"],
  type: "Entreprise",
  siren: "732829320",
};
const billed = (changed: Partial<PrintedClient>): BilledDocument => ({
  ...document,
  client: { ...bakery, ...changed },
});

test.each<[string, Partial<PrintedClient>, Channel]>([
  ["a company of France", {}, "platform"],
  ["a company of France whose SIREN has spaces", { siren: "732 829 320" }, "platform"],
  ["a consumer", { type: "Particulier", siren: "" }, "letter"],
  ["a consumer with a SIREN left over", { type: "Particulier" }, "letter"],
  ["a company without a SIREN", { siren: "" }, "incomplete"],
  ["a company with a false SIREN", { siren: "732829321" }, "incomplete"],
  ["a company without an address", { address: [] }, "incomplete"],
])("the invoice of %s goes as it must", (_, changed, channel) =>
  expect(channelOf(billed(changed))).toBe(channel),
);

test.each<[string, Partial<PrintedClient>, { mails_copy: boolean } | undefined, Mailed]>([
  ["a company, without a platform", {}, undefined, "original"],
  ["a company, by the platform", {}, { mails_copy: false }, "nothing"],
  ["a company, when the shop wants copies", {}, { mails_copy: true }, "copy"],
  ["a consumer, with a platform", { type: "Particulier" }, { mails_copy: false }, "original"],
  ["a company that no platform can reach", { siren: "" }, { mails_copy: false }, "original"],
])("what is mailed to %s is never a second original", (_, changed, platform, mailed) =>
  expect(mailedOf(billed(changed), platform)).toBe(mailed),
);
