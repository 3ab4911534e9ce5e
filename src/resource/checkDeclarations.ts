import { checkGrammar } from './check/checkGrammar.ts'
import { checkAccess } from './check/checkAccess.ts'
import { checkFieldNames, checkOwnNames } from './check/checkNames.ts'
import { checkOptions } from './check/checkOptions.ts'
import { checkProperty } from './check/checkProperty.ts'
import { checkRelated } from './check/checkRelated.ts'
import { checkRelations } from './check/checkRelations.ts'
import { checkUses } from './check/checkUses.ts'
import { checkValues } from './check/checkValues.ts'
import type { Report } from './check/report.ts'
import type { ResourceDeclaration } from './declaration.ts'
import { isRecord } from './kinds/kind.ts'

type Declarations = Readonly<Record<string, ResourceDeclaration>>

/** Returns every error in a set of declarations, as `file path: what is wrong, did you mean …`. */
export function checkDeclarations(declarations: Declarations): string[] {
  const names = Object.values(declarations).flatMap((each) => (isRecord(each) ? each.name : []))
  const mistakesByFile = Object.entries(declarations).map(([file, declaration]) => {
    const mistakes: string[] = []
    const report: Report = (path, message) => mistakes.push(`${file} ${path}: ${message}`)
    checkShape(declaration, report)
    return { file, declaration, mistakes, report }
  })
  const wellFormed = mistakesByFile.flatMap(({ declaration, mistakes }) =>
    mistakes.length ? [] : declaration,
  )
  return mistakesByFile.flatMap(({ file, declaration, mistakes, report }) => {
    // Each step relies on what the steps before it have checked.
    const steps = [
      () => {
        checkOwnNames(file, declaration, report)
        checkFieldNames(declaration, report)
        checkRelations(declaration, names, report)
        for (const [name, property] of Object.entries(declaration.schema.properties))
          checkProperty(property, `/schema/properties/${name}`, report)
      },
      () => {
        checkUses(declaration, report)
        checkAccess(declaration, wellFormed, report)
      },
      () => {
        checkValues(declaration, wellFormed, report)
        checkRelated(declaration, wellFormed, report)
        checkOptions(declaration, wellFormed, report)
      },
    ]
    for (const step of steps) if (!mistakes.length) step()
    return mistakes
  })
}

const checkShape = (declaration: unknown, report: Report): void =>
  isRecord(declaration)
    ? checkGrammar(declaration, report)
    : report('/', 'does not export a declaration as its default')
