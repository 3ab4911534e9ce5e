// The package has no types; this is all that is used of it.
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'truetype'
    readonly keepFeatures?: readonly string[]
    readonly dropTables?: readonly string[]
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
