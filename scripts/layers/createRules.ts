import type { IForbiddenRuleType } from 'dependency-cruiser'
import { frontPackages, modules, unreachable, type Module } from './modules.ts'

/** Turns the table of modules into dependency-cruiser rules. */
export const createRules = (table: readonly Module[] = modules): IForbiddenRuleType[] => [
  ...table.map((each) => ({ ...moduleRule(each, table), severity: 'error' as const })),
  {
    name: 'server-draws-nothing',
    severity: 'error',
    from: { path: '^src/server/' },
    to: { path: packagePaths(frontPackages) },
  },
  {
    name: 'contract-is-types',
    comment: 'The generated contract is imported for its types only.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^openapi/', dependencyTypesNot: ['type-only'] },
  },
  ...unreachable.map(({ name, from, to, packages }) => ({
    name,
    severity: 'error' as const,
    from: { path: `^${from}/` },
    to: { path: [...folderPatterns(to), ...packagePaths(packages)], reachable: true },
  })),
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-cycles-of-types',
    comment: 'Inside the server a file also depends on another if it needs only its types.',
    severity: 'error',
    from: { path: '^src/server/' },
    to: { circular: true },
  },
  {
    name: 'not-unresolvable',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'not-undeclared',
    comment: 'A package that package.json does not list may be gone tomorrow.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
]

/** Modules inside another module have their own rules. */
function moduleRule({ path, mayImport, packages, node }: Module, table: readonly Module[]) {
  const inner = table.map((each) => each.path).filter((each) => each.startsWith(`${path}/`))
  return {
    name: `${path.replaceAll(/[/.]/g, '-')}-keeps-to-its-layer`,
    from: {
      path: folderPatterns([path]),
      ...(inner.length ? { pathNot: folderPatterns(inner) } : {}),
    },
    to: {
      couldNotResolve: false,
      pathNot: [...folderPatterns([path, ...mayImport]), ...packagePaths(packages)],
      ...(node ? { dependencyTypesNot: ['core' as const] } : {}),
    },
  }
}

const folderPatterns = (names: readonly string[]): string[] =>
  names.map((name) => (singleFilePattern.test(name) ? `^${name}$` : `^${name}/`))

const singleFilePattern = /^virtual:|\.ts$/

const packagePaths = (names: readonly string[]): string[] =>
  names.map((name) => `^node_modules/(@types/)?${name}${name.endsWith('/') ? '' : '/'}`)
