import type { ResourceDeclaration } from '../declaration.ts'
import { systemFields } from '../resource.ts'
import { resolveResource } from '../resolveResource.ts'
import { suggestion, type Report } from './report.ts'

/** Checks that the lists below a record name existing resources and columns. */
export function checkRelated(
  declaration: ResourceDeclaration,
  declarations: readonly ResourceDeclaration[],
  report: Report,
): void {
  const ownNames = [...Object.keys(resolveResource(declaration).field), ...systemFields]
  declaration.screens?.related?.forEach(({ of, by, columns }, index) => {
    const path = `/screens/related/${index}`
    const target = declarations.find(({ name }) => name === of)
    const names = declarations.map(({ name }) => name)
    if (!target)
      return report(`${path}/of`, `no resource is called "${of}"${suggestion(of, names)}`)
    const targetNames = [...Object.keys(resolveResource(target).field), ...systemFields]
    const expectName = (name: string, options: readonly string[], place: string): void => {
      if (!options.includes(name))
        report(`${path}/${place}`, `"${name}" is no property there${suggestion(name, options)}`)
    }
    for (const [field, value] of Object.entries(by)) {
      expectName(field, targetNames, `by/${field}`)
      expectName(value, ownNames, `by/${field}`)
    }
    columns.forEach((name, at) => expectName(name, targetNames, `columns/${at}`))
  })
}
