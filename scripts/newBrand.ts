import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { converter } from 'culori'
import { defaultBrand } from '#brands/default.ts'
import { brandProblems } from '#server/brands/brandProblems.ts'
import { defaultLanguage, languageCodes, type ByLanguage } from '#domain/locale.ts'
import { recordFromKeys } from '#domain/keys.ts'
import { brandSources } from './brands/brandSources.ts'
import { starterLogo, withColours } from './brands/starterLogo.ts'
import { paletteOf } from './brands/palette.ts'
import { readOptions } from './readOptions.ts'
import { brandKeys, loadBrand } from './vite/brands.ts'
import { root } from './vite/root.ts'

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage)
const usage = `npm run new:brand -- NAME ${otherLanguages.map((code) => `[--${code} NAME]`).join(' ')} [--accent "#0a7468"] [--from BRAND]`

function exitWithUsage(reason: string): never {
  console.error(`${reason}\n  Usage: ${usage}`)
  process.exit(1)
}

const { values, positionals } = readOptions({
  options: {
    ...recordFromKeys(otherLanguages, () => ({ type: 'string' }) as const),
    accent: { type: 'string' },
    from: { type: 'string', default: defaultBrand },
  },
  allowPositionals: true,
})
const [title = '', ...more] = positionals
const key = title
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '-')
  .replaceAll(/^-+|-+$/g, '')
if (!key || more.length > 0)
  exitWithUsage('Give one name in Latin letters, in quotes if it contains spaces.')
if (!/^[a-z][a-z0-9-]{1,30}$/.test(key))
  exitWithUsage(`The key "${key}" must have 2 to 31 characters and begin with a letter.`)
const folder = join(root, 'brands', key)
if (existsSync(folder)) exitWithUsage(`The brand "${key}" already exists.`)
if (!(await brandKeys()).includes(values.from))
  exitWithUsage(`There is no brand "${values.from}" to copy.`)

const accent = values.accent === undefined ? undefined : converter('oklch')(values.accent)
if (values.accent !== undefined && !accent) exitWithUsage(`"${values.accent}" is not a colour.`)

// The languages announced for later are a promise of the source brand and are not copied.
const { comingLanguages: _promised, ...from } = (await loadBrand(values.from)).brand
const palette = accent ? paletteOf(accent) : from.palette
/** A name may be spelt the same in every language. */
const nameByLanguage: ByLanguage<string | undefined> = values
const name = recordFromKeys(languageCodes, (code) => nameByLanguage[code] ?? title)
const brand = {
  ...from,
  key,
  hosts: [`${key}.example`, `${key}.localhost`],
  name,
  palette,
  contact: { ...from.contact, email: `hello@${key}.example` },
  commerce: {
    ...from.commerce,
    orderPrefix: await findFreePrefix(),
    seller: { ...from.commerce.seller, legalName: name },
  },
}

const drawings = { 'logo.svg': starterLogo, 'favicon.svg': withColours(starterLogo, palette.light) }
const problems = brandProblems({ key, brand, drawings })
if (problems.length > 0) exitWithUsage(problems.join('\n'))
const files = { ...(await brandSources(brand)), ...drawings }
// A half-written brand would break every other one: its folder appears complete or not at all.
const draftFolder = join(root, 'brands', `.${key}-${process.pid}`)
try {
  for (const [file, source] of Object.entries(files)) {
    const path = join(draftFolder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, source)
  }
  await rename(draftFolder, folder)
} finally {
  await rm(draftFolder, { recursive: true, force: true })
}
console.log(`Created brands/${key}: ${Object.keys(files).join(', ')}.
Its texts and terms of sale are those of ${values.from} until you change them. The build reports values that are not valid.${otherLanguages.map((code) => (nameByLanguage[code] ? '' : `\nThe name in "${code}" is the same. To set another, use --${code} or change "name" and "legalName" in brand.ts.`)).join('')}
  npm run generate            adds it to the tables of brands/README.md
  BRAND=${key} npm start`)

/** Returns three letters of the name that no other brand uses as its order prefix. */
async function findFreePrefix(): Promise<string> {
  const brands = await Promise.all((await brandKeys()).map(loadBrand))
  const takenPrefixes = new Set(brands.map((each) => each.brand.commerce.orderPrefix))
  const letters = `${key.replaceAll(/[^a-z]/g, '').toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`
  const [first = 'A', ...rest] = letters
  const found = rest
    .flatMap((second, at) => rest.slice(at + 1).map((third) => first + second + third))
    .find((prefix) => !takenPrefixes.has(prefix))
  return (
    found ??
    exitWithUsage('All order prefixes that begin with the first letter of the name are in use.')
  )
}
