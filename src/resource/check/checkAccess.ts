import type { ResourceDeclaration } from '../declaration.ts'
import { suggestion, type Report } from './report.ts'

/** Checks that the fields that lead to the owner of a record are relations. */
export function checkAccess(
  declaration: ResourceDeclaration,
  declarations: readonly ResourceDeclaration[],
  report: Report,
): void {
  const { access, owned, shoppers, signsIn, schema, brandOf } = declaration
  if (owned && access)
    report('/access', 'owned records are accessible only to their owner, so staff has no access')
  if (signsIn && !schema.properties.email)
    report('/signsIn', 'people sign in with an email; add the property "email"')
  if (shoppers && !owned && !access?.rows)
    report('/shoppers', 'say in /access/rows which records are theirs')
  if (brandOf !== undefined) {
    const brandTarget = declarations.find(
      ({ name }) => name === schema.properties[brandOf]?.['x-relation'],
    )
    if (brandTarget?.brands !== 'one' && brandTarget?.brandOf === undefined)
      report('/brandOf', `"${brandOf}" is no relation to one that belongs to a brand`)
  }
  for (const [key, path] of Object.entries(access?.rows ?? {})) {
    if (path !== '_id')
      checkPath(path, schema.properties, declarations, `/access/rows/${key}`, report)
  }
}

function checkPath(
  path: string,
  properties: ResourceDeclaration['schema']['properties'],
  declarations: readonly ResourceDeclaration[],
  pointer: string,
  report: Report,
): void {
  const [name = '', further, ...rest] = path.split('.')
  const relations = Object.keys(properties).filter((each) => properties[each]?.['x-relation'])
  const target = properties[name]?.['x-relation']
  if (!target)
    return report(pointer, `"${name}" is no relation to one${suggestion(name, relations)}`)
  if (rest.length) return report(pointer, 'a path has at most two steps')
  if (further === undefined) return
  const next = declarations.find((each) => each.name === target)
  if (next) checkPath(further, next.schema.properties, declarations, pointer, report)
}
