/** Not described by @types/pg: how the driver writes a value for PostgreSQL. */
declare module "pg/lib/utils.js" {
  const utils: { prepareValue: (value: unknown) => Buffer | string | null };
  export default utils;
}
