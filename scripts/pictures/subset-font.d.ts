/** The package has no types of its own: what we use of it. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, Axis>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
