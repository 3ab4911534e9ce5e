import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { featureNames } from '#domain/brand.ts'
import { typefaces } from '#domain/typefaces.ts'
import { brandKeys, loadBrand } from '../vite/brands.ts'
import { root } from '../vite/root.ts'

const [begin, end] = ['<!-- brands: written by `npm run generate` -->', '<!-- /brands -->'] as const

/** Renders the README of the brands from their data. */
export async function renderBrandsReadme(): Promise<string> {
  const readme = await readFile(join(root, 'brands/README.md'), 'utf8')
  const [before, rest = ''] = readme.split(begin)
  const after = rest.split(end)[1]
  if (after === undefined)
    throw new Error(
      `brands/README.md lacks the markers for the tables of brands: ${begin} … ${end}`,
    )
  const formattedTables = await format(await brandTables(), { parser: 'markdown' })
  return `${before}${begin}\n\n${formattedTables}\n${end}${after}`
}

async function brandTables(): Promise<string> {
  const keys = await brandKeys()
  const brands = await Promise.all(keys.map(async (key) => (await loadBrand(key)).brand))
  const brandRows = brands.map(({ key, name, texts, currency, country, typography, shape }) => [
    `\`${key}\``,
    `${name.en}, ${name.ar}`,
    texts.en?.tagline ?? '',
    `${typefaces[typography.latin].name}, ${typefaces[typography.arabic].name}`,
    `${shape.radius} px, ${shape.density}, ${shape.elevation}`,
    `${currency}, ${country}`,
  ])
  const featureRows = featureNames.map((feature) => [
    `\`${feature}\``,
    ...brands.map(({ features }) => (features[feature] ? '●' : '·')),
  ])
  return [
    ...markdownTable(['brand', 'name', 'sells', 'type', 'shape', 'money'], brandRows),
    '',
    ...markdownTable(['switch', ...keys], featureRows),
  ].join('\n')
}

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
