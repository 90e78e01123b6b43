declare module "fontverter" {
  /** @throws Error where it is no such font. */
  export function convert(font: Buffer, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
