import { format, resolveConfig } from 'prettier'
import type { Brand, BrandTexts } from '#domain/brand.ts'

/** Returns the source files of a brand's folder by name, formatted as hand-written code. */
export async function brandSources(brand: Brand): Promise<Record<string, string>> {
  const { key, hosts, name, texts, ...rest } = brand
  const codes = Object.keys(texts)
  const imports = codes.map((code) => `import { ${code} } from './texts/${code}.ts'`)
  const fields = [
    `key: ${JSON.stringify(key)}`,
    `hosts: ${JSON.stringify(hosts)}`,
    `name: ${JSON.stringify(name)}`,
    `texts: { ${codes.join(', ')} }`,
    ...Object.entries(rest).map(([field, value]) => `${field}: ${JSON.stringify(value)}`),
  ]
  const sources = {
    'brand.ts': [
      `import type { DeclaredBrand } from '#domain/declaredBrand.ts'`,
      ...imports,
      `\nexport const brand: DeclaredBrand = {\n${fields.join(',\n')}\n}\n`,
    ].join('\n'),
    ...Object.fromEntries(
      Object.entries(texts).map(([code, brandTexts]) => [
        `texts/${code}.ts`,
        textSource(code, brandTexts),
      ]),
    ),
  }
  const style = { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' }
  const formatted = Object.entries(sources).map(
    async ([file, source]) => [file, await format(source, style)] as const,
  )
  return Object.fromEntries(await Promise.all(formatted))
}

const textSource = (code: string, texts: BrandTexts): string =>
  `import type { BrandTexts } from '#domain/brand.ts'\n\nexport const ${code}: BrandTexts = ${JSON.stringify(texts)}\n`
