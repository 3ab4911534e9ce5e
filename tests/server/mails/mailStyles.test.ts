import { expect, it } from 'vitest'
import type { Brand } from '#domain/brand.ts'
import { contrastRatio } from '#domain/contrast.ts'
import { mailStyles, type MailStyles } from '#server/platform/mail/mailStyles.ts'
import { brandKeys, loadBrand } from '../../../scripts/vite/brands.ts'

const brands: Brand[] = []
for (const key of await brandKeys()) brands.push((await loadBrand(key)).brand)

/** Each text style, with the style of its background if it has none itself. */
const writings: readonly (readonly [front: keyof MailStyles, back: keyof MailStyles])[] = [
  ['wordmark', 'page'],
  ['heading', 'card'],
  ['paragraph', 'card'],
  ['note', 'card'],
  ['code', 'code'],
  ['button', 'button'],
  ['term', 'details'],
  ['detail', 'details'],
  ['footerText', 'page'],
  ['footerLink', 'page'],
]

const colourIn = (style: string, property: string): string =>
  new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6});`).exec(style)?.[1] ?? ''

it('every text of a mail has enough contrast in the colours of every brand', () => {
  for (const brand of brands) {
    const look = mailStyles(brand, 'en')
    for (const [front, back] of writings) {
      const pair = [
        colourIn(look[front], 'color'),
        colourIn(look[back], 'background-color'),
      ] as const
      expect(pair, `${brand.key}: ${front} on ${back}`).toEqual([
        expect.stringMatching(/^#/),
        expect.stringMatching(/^#/),
      ])
      expect(contrastRatio(...pair), `${brand.key}: ${front} on ${back}`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  }
})

it('a mail has the corner radius of its brand, and sizes of the scale', () => {
  for (const brand of brands) {
    const look = mailStyles(brand, 'ar')
    expect(look.button).toContain(`border-radius:${brand.shape.radius}px;`)
    expect(look.card).toContain(`border-radius:${brand.shape.radius * 1.5}px;`)
    const written = Object.entries(look).filter(([name]) => name !== 'preview')
    const sizes = written.flatMap(([, style]) => [...style.matchAll(/font-size:(\d+)px/g)])
    for (const [, size] of sizes) expect([12, 14, 16, 18, 22, 28, 36, 48]).toContain(Number(size))
  }
})
