import { scriptSelector } from '#domain/locale.ts'
import { colourRoles, type Brand, type Palette, type Shape } from '#domain/brand.ts'
import { familiesOf, familyOf } from '#domain/typefaces.ts'

/** Returns the custom properties used by all style sheets of both fronts. */
export const tokensCss = (brand: Brand): string =>
  [
    rule(':root', { ...shapeTokens(brand.shape), ...typeTokens(brand) }),
    // Any element can have data-theme: a dark hero inside a light page uses the dark palette.
    rule(':root, [data-theme="light"]', {
      'color-scheme': 'light',
      '--picture-light': '1',
      '--paper': 'color-mix(in srgb, var(--sunken) 55%, white)',
      '--ground': 'var(--paper)',
      ...paletteTokens(brand.palette.light),
      ...shadows(brand.shape, 'light'),
    }),
    // Paper is white, and printers omit backgrounds.
    atRule(
      '@media not print',
      rule('[data-theme="dark"]', {
        'color-scheme': 'dark',
        // Pictures are made for the light theme, so the dark one dims them.
        '--picture-light': '0.8',
        // White stays white, for photos that were taken on paper.
        '--paper': 'color-mix(in srgb, var(--raised) 12%, white)',
        // A light spot on a dark surface: black devices stand out, and white ones are the
        // brightest.
        '--ground':
          'radial-gradient(ellipse 70% 62% at 50% 44%, color-mix(in srgb, var(--raised) 64%, white), var(--raised) 96%)',
        ...paletteTokens(brand.palette.dark),
        ...shadows(brand.shape, 'dark'),
      }),
    ),
    rule(scriptSelector('arabic'), {
      '--font': `${familiesOf(brand.typography.arabic, 'arabic')}, '${familyOf(brand.typography.latin, 'latin')}', system-ui, sans-serif`,
      '--tracking': '0em',
      // The smallest letters are one step larger, because Arabic ones would run together.
      '--caption': '14px',
      '--leading': '1.75',
      '--leading-heading': '1.4',
    }),
  ].join('\n')

type Declarations = Readonly<Record<string, string>>

const rule = (selector: string, declarations: Declarations): string =>
  `${selector} {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}`

const atRule = (condition: string, rules: string): string => `${condition} {\n${rules}\n}`

const paletteTokens = (palette: Palette): Declarations =>
  Object.fromEntries(colourRoles.map((role) => [`--${role}`, palette[role]]))

const shapeTokens = ({ radius, density }: Shape): Declarations => ({
  '--radius-s': `${radius}px`,
  '--radius-m': `${radius * 1.5}px`,
  '--radius-l': `${radius * 2.5}px`,
  '--radius-pill': radius < 4 ? `${radius}px` : '999px',
  '--control': density === 'compact' ? '40px' : '44px',
  '--gap': density === 'compact' ? '16px' : '24px',
  '--pad': density === 'compact' ? '16px' : '24px',
})

const typeTokens = ({ typography }: Brand): Declarations => ({
  '--font': `${familiesOf(typography.latin, 'latin')}, ${familiesOf(typography.arabic, 'arabic')}, system-ui, sans-serif`,
  '--heading-weight': String(typography.headingWeight),
  '--tracking': `${typography.headingTracking}em`,
  '--caption': '12px',
  '--leading': '1.5',
  '--leading-heading': '1.2',
})

const shadows = ({ elevation }: Shape, theme: 'light' | 'dark'): Declarations =>
  elevation === 'flat' || theme === 'dark'
    ? { '--shadow-s': '0 0 0 1px var(--border)', '--shadow-l': '0 0 0 1px var(--borderStrong)' }
    : {
        '--shadow-s':
          '0 0 0 1px var(--border), 0 1px 2px color-mix(in srgb, var(--text) 4%, transparent)',
        '--shadow-l':
          '0 0 0 1px var(--border), 0 12px 32px -8px color-mix(in srgb, var(--text) 16%, transparent), 0 4px 10px -4px color-mix(in srgb, var(--text) 8%, transparent)',
      }
