/** Where a company receives its electronic invoices, by the directory that the shop's platform reads. */
import { builder, demand, read } from "../../../platform/graphql.ts";
import { findAddresses } from "../../../platform/flows/client.ts";
import { connect } from "../connect.ts";
import { loadConnection } from "../store.ts";

type Directory = { siren: string; addresses: string[]; failure: string };
const DirectoryRef = builder.objectRef<Directory>("ElectronicAddresses").implement({
  fields: (t) => ({
    siren: t.exposeString("siren"),
    addresses: t.exposeStringList("addresses"),
    failure: t.exposeString("failure"),
  }),
});

/** Where a company receives its invoices; null for a shop without a platform. */
builder.queryField("electronic_addresses", (t) =>
  t.field({
    type: DirectoryRef,
    nullable: true,
    args: { siren: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const siren = demand(/^\d{9}$/.exec(args.siren.replaceAll(/\s/g, ""))?.[0]);
      const connection = await read(context, loadConnection);
      if (!connection) return null;
      const session = await connect(context.services, context.scope, connection);
      const found = "failure" in session ? session : await findAddresses(session.value, siren);
      return "failure" in found
        ? { siren, addresses: [], failure: found.failure }
        : { siren, addresses: found.value, failure: "" };
    },
  }),
);
