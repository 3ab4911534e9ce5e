import type { IForbiddenRuleType } from 'dependency-cruiser'
import { frontPackages, rooms, unreachable, type Room } from './rooms.ts'

/** The table of rooms as rules of the cruiser. */
export const rules = (table: readonly Room[] = rooms): IForbiddenRuleType[] => [
  ...table.map((room) => ({ ...roomRule(room, table), severity: 'error' as const })),
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
    to: { path: [...folders(to), ...packagePaths(packages)], reachable: true },
  })),
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
  {
    name: 'no-tools-at-run-time',
    comment: 'What runs in the shop stands in dependencies, not in devDependencies.',
    severity: 'error',
    from: { path: '^(src|schemas|brands)/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
]

/** A room holds its inner rooms' exceptions out: they have rules of their own. */
function roomRule({ room, may, packages, node }: Room, table: readonly Room[]) {
  const inner = table.map((each) => each.room).filter((each) => each.startsWith(`${room}/`))
  return {
    name: `${room.replaceAll(/[/.]/g, '-')}-keeps-to-its-floor`,
    from: { path: folders([room]), ...(inner.length ? { pathNot: folders(inner) } : {}) },
    to: {
      couldNotResolve: false,
      pathNot: [
        ...folders([room, ...may]),
        ...(packages === 'all' ? ['^node_modules/'] : packagePaths(packages)),
      ],
      ...(node ? { dependencyTypesNot: ['core' as const] } : {}),
    },
  }
}

const folders = (names: readonly string[]): string[] =>
  names.map((name) => (isOne.test(name) ? `^${name}$` : `^${name}/`))

const isOne = /^virtual:|\.ts$/

const packagePaths = (names: readonly string[]): string[] =>
  names.map((name) => `^node_modules/(@types/)?${name}${name.endsWith('/') ? '' : '/'}`)
