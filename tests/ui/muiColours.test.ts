import { expect, it } from 'vitest'
import { themes, type Brand } from '#domain/brand.ts'
import { contrastRatio } from '#domain/contrast.ts'
import { createMuiTheme } from '#ui/mui/theme.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'

const brands: Brand[] = []
for (const key of await brandKeys()) brands.push((await loadBrand(key)).brand)

const looks = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })))

it.each(looks)('MUI colours are readable in the $theme theme of $brand.key', ({ brand, theme }) => {
  const { palette } = createMuiTheme({ brand, theme, language: 'en' })
  const { text, action, primary, error, background } = palette
  const pairs = [
    [primary.contrastText, primary.main],
    [primary.contrastText, primary.dark],
    [error.contrastText, error.main],
    [error.contrastText, error.dark],
    [text.secondary, background.paper],
    // Disabled controls must still be readable, although they need not stand out.
    [text.disabled, background.paper],
    [action.disabled, action.disabledBackground],
  ] as const
  for (const pair of pairs) {
    const back = asHex(pair[1], background.paper)
    expect(contrastRatio(asHex(pair[0], back), back), pair.join(' on ')).toBeGreaterThanOrEqual(4.5)
  }
})

it.each(brands)(
  'disabled controls are not darker than the surface in the dark theme of $key',
  (brand) => {
    const { action, background } = createMuiTheme({ brand, theme: 'dark', language: 'en' }).palette
    const light = (colour: string) => contrastRatio('#000000', colour)
    expect(light(action.disabledBackground)).toBeGreaterThanOrEqual(light(background.paper))
  },
)

/**
 * Converts mixed colours from `rgb()`, and translucent ones by blending them with the background.
 */
function asHex(colour: string, ground: string): string {
  const parts = /^rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?([\d.]+))?\)$/.exec(colour)
  if (!parts) return colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
  const alpha = Number(parts[4] ?? 1)
  const digits = [1, 2, 3].map((at) => {
    const under = Number.parseInt(ground.slice(at * 2 - 1, at * 2 + 1), 16)
    const mixed = Math.round(Number(parts[at]) * alpha + under * (1 - alpha))
    return mixed.toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`
}
