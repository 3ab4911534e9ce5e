import type { Script } from '#domain/locale.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FontFile } from '#domain/typefaces.ts'
import { cacheFile } from './cacheFile.ts'
import { root } from './root.ts'

/** In em. */
export type FontMetrics = {
  /** the mean of an ordinary text's characters */
  readonly width: number
  readonly ascent: number
  readonly descent: number
}

/** Ordinary sentences of a shop. */
const samples: Readonly<Record<Script, string>> = {
  latin:
    'Sensors, trackers, gateways and connectivity for fleets, buildings, farms and plants, ready to connect on the day they arrive. Battery life up to 10 years, LTE-M and NB-IoT, 868 MHz.',
  arabic:
    'مستشعرات وأجهزة تتبّع وبوابات واتصال للأساطيل والمباني والمزارع والمصانع، جاهزة للربط يوم وصولها. عمر البطارية حتى ١٠ سنوات، ومعها الشرائح والبرمجيات التي تنقل قراءاتها إليك.',
}

/** Measures one weight of a font file; the result is cached. */
export async function measureFont(
  { file, weights: [lightest, heaviest] }: FontFile,
  script: Script,
  weight: number,
): Promise<FontMetrics> {
  const font = await readFile(join(root, 'node_modules', file))
  const instance = lightest === heaviest ? {} : { variationAxes: { wght: weight } }
  const sample = samples[script]
  const path = await cacheFile({
    inputs: [font, sample, JSON.stringify(instance)],
    name: 'measure.json',
    create: async () => JSON.stringify(await computeMetrics(font, sample, instance)),
  })
  return JSON.parse(await readFile(join(root, path), 'utf8'))
}

async function computeMetrics(
  file: Buffer,
  sample: string,
  instance: { readonly variationAxes?: { readonly wght: number } },
): Promise<FontMetrics> {
  // Loaded only when there is something to measure.
  const { default: subsetFont } = await import('subset-font')
  const { Blob, Buffer: Line, Face, Font, shape } = await import('harfbuzzjs')
  const subset = await subsetFont(file, sample, { targetFormat: 'truetype', ...instance })
  const face = new Face(new Blob(subset))
  const font = new Font(face)
  const line = new Line()
  line.addText(sample)
  line.guessSegmentProperties()
  shape(font, line)
  const { ascender, descender } = font.hExtents()
  const totalAdvance = line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return {
    width: totalAdvance / face.upem / sample.length,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  }
}
