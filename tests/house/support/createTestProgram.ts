import { dirname, join } from 'node:path'
import { root, type Source } from './sources.ts'
import { ts } from './syntax.ts'

/** Returns a compiler program of the product together with the examples of a test. */
export function createTestProgram(examples: readonly Source[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const read = { ...config, include: ['src'] }
  const { fileNames, options } = ts.parseJsonConfigFileContent(read, ts.sys, root)
  const texts = new Map(examples.map(({ path, text }) => [join(root, path), text]))
  const host = ts.createCompilerHost({ ...options, noEmit: true })
  const { fileExists, readFile, directoryExists } = host
  const folders = new Set([...texts.keys()].map(dirname))
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? false)
  const { getSourceFile } = host
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile(path, languageVersion, ...rest)
      : ts.createSourceFile(path, text, languageVersion, true)
  }
  return ts.createProgram({
    rootNames: [...fileNames, ...texts.keys()],
    options: { ...options, noEmit: true },
    host,
  })
}
