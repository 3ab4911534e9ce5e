import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { root } from '../vite/root.ts'
import { createRules } from './createRules.ts'

export type LayerFindings = { readonly modules: number; readonly violations: readonly string[] }

const folders = ['src', 'schemas', 'brands', 'openapi', 'scripts', 'tests']

/** Checks every import of the repository against the rules. */
export async function findViolations(
  options: { base: string; folders: readonly string[]; rules: readonly IForbiddenRuleType[] } = {
    base: root,
    folders,
    rules: createRules(),
  },
): Promise<LayerFindings> {
  const { output } = await cruise(
    [...options.folders],
    {
      baseDir: options.base,
      validate: true,
      ruleSet: { forbidden: [...options.rules] },
      doNotFollow: { path: 'node_modules' },
      // Type imports count too: needing the types of a module is a dependency as well.
      tsPreCompilationDeps: true,
      outputType: 'json',
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  )
  const result: ICruiseResult = typeof output === 'string' ? JSON.parse(output) : output
  return {
    modules: result.summary.totalCruised,
    violations: result.summary.violations.map(({ rule, from, to, cycle, via }) =>
      [`${rule.name}: ${from}`, ...(cycle ?? via ?? [{ name: to }]).map(({ name }) => name)].join(
        ' → ',
      ),
    ),
  }
}
