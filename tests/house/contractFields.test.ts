import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const contract = join(root, 'openapi/types.gen.ts')
const files = ['types.ts', 'card.ts', 'shopApi.ts'].map((file) =>
  join(root, 'src/storefront/data', file),
)

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
)

/** Parses again only what differs. */
let lastProgram: ts.Program | undefined

/** Compiles how the shop reads products, with the contract as it would be after a renaming. */
function errorsAfter(rename: (text: string) => string): string[] {
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = (file) => {
    const text = readFile(file)
    return file === contract && text ? rename(text) : text
  }
  const { getSourceFile } = host
  host.getSourceFile = (file, ...rest) =>
    (file === contract ? undefined : lastProgram?.getSourceFile(file)) ??
    getSourceFile(file, ...rest)
  const program = ts.createProgram({
    rootNames: files,
    options: { ...options, noEmit: true },
    host,
    ...(lastProgram && { oldProgram: lastProgram }),
  })
  lastProgram = program
  return files
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(({ file, messageText }) =>
      [file?.fileName.split('/').at(-1), ts.flattenDiagnosticMessageText(messageText, ' ')].join(
        ': ',
      ),
    )
}

const renameField = (record: string, field: string) => (text: string) => {
  const start = text.indexOf(`        ${record}: {`)
  const declaration = `            ${field}?:`
  const at = text.indexOf(declaration, start)
  expect(start).toBeGreaterThan(0)
  expect(at).toBeGreaterThan(start)
  return (
    text.slice(0, at) +
    declaration.replace(field, `${field}Renamed`) +
    text.slice(at + declaration.length)
  )
}

it('the shop compiles against the current contract', () => {
  expect(errorsAfter((text) => text)).toEqual([])
})

it.each([
  ['ProductsPublic', 'name', 'types.ts'],
  ['ProductsPublic', 'stock', 'card.ts'],
  ['SlidersPublic', 'position', 'types.ts'],
])('the shop does not compile when %s.%s is renamed', (record, field, file) => {
  const errors = errorsAfter(renameField(record, field))
  expect(errors.filter((error) => error.startsWith(file))).not.toEqual([])
})

it('the shop does not compile when a path is renamed', () => {
  const errors = errorsAfter((text) =>
    text.replaceAll('"/api/marketplace-customer/sliders"', '"/api/marketplace-customer/slides"'),
  )
  expect(errors.filter((error) => error.startsWith('shopApi.ts'))).not.toEqual([])
})
