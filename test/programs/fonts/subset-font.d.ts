declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** Axes held at one value or cut to a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
