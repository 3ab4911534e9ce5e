import { join } from 'node:path'
import { ts } from './syntax.ts'

/** Matches code that depends on languages: by type, by list or by a language code. */
const languageAware = /\b(\w*Languages?|Translated|language\w*|locale|en|ar)\b/

/** Returns the compiler errors in files of a checkout that depend on languages. */
export function compilerErrorsOf(checkout: string): { file: string; text: string }[] {
  const { config } = ts.readConfigFile(join(checkout, 'tsconfig.json'), ts.sys.readFile)
  const include = ['src', 'schemas', 'brands', 'scripts', 'openapi', 'vite.config.ts']
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { ...config, include },
    ts.sys,
    checkout,
  )
  const program = ts.createProgram({ rootNames: fileNames, options: { ...options, noEmit: true } })
  const own = new Set(fileNames)
  return program
    .getSourceFiles()
    .filter(({ fileName, text }) => own.has(fileName) && languageAware.test(text))
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(({ file, messageText }) => ({
      file: file?.fileName ?? '',
      text: ts.flattenDiagnosticMessageText(messageText, ' '),
    }))
}
