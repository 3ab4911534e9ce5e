/**
 * Turns the code of validators into a module that exports them as `validators`: Ajv writes CommonJS.
 */
export function standaloneModule(code: string): string {
  const imports = new Map<string, string>()
  const body = code
    .replace(/require\("([^"]+)"\)/g, (_, path: string) => {
      const name = imports.get(path) ?? `imported${imports.size}`
      imports.set(path, name)
      return name
    })
    .replace(/^"use strict";/, '')
  const lines = [...imports].map(([path, name]) =>
    path.startsWith('.')
      ? `import * as ${name} from '${path}'`
      : // Unwraps the default export that CommonJS packages get when a module imports them.
        `import * as ${name}Whole from '${path.replace(/(?<!\.js)$/, '.js')}'\nconst ${name} = ${name}Whole.default?.default ? ${name}Whole.default : ${name}Whole`,
  )
  return `${lines.join('\n')}\nconst exports = {}\n${body}\nexport const validators = exports\n`
}
