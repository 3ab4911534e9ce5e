import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { themes, type Brand } from '#domain/brand.ts'

const root = resolve(import.meta.dirname, '../..')
const css = readFileSync(resolve(root, 'src/ui/marketing/Slide.module.css'), 'utf8')
const brands: Brand[] = await Promise.all(
  readdirSync(resolve(root, 'brands'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(async ({ name }) => (await import(`${root}/brands/${name}/brand.ts`)).brand),
)

/**
 * The minimum share of the canvas colour under text: at the end of the column, and in the middle.
 */
const shares = [
  ...css.matchAll(/--even: color-mix\(in srgb, var\(--canvas\) (\d+)%/g),
  ...css.matchAll(/background: color-mix\(in srgb, var\(--canvas\) (\d+)%/g),
].map(([, percent]) => Number(percent) / 100)

it('the shade covers the text of a slide', () => {
  expect(shares).toHaveLength(2)
  // The text ends before the shade fades: it is at most this wide, after a margin of 5.
  expect(css).toContain('inline-size: min(42cqi, 580px)')
  expect(css).toContain('var(--even) 48%')
})

it.each(brands.map((brand) => [brand.key, brand] as const))(
  'the slide text of %s is readable over any picture, in either theme',
  (_, brand) => {
    for (const theme of themes) {
      const { text, canvas } = brand.palette[theme]
      for (const share of shares) {
        for (const picture of [0, 1]) {
          const ground = channels(canvas).map((each) => each * share + picture * (1 - share))
          const [light = 0, dark = 0] = [luminance(channels(text)), luminance(ground)].toSorted(
            (a, b) => b - a,
          )
          expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  },
)

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)

/** Returns the relative luminance, as defined by WCAG 2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
