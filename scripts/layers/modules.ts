import architecture from './modules.json' with { type: 'json' }

export type Module = {
  /** a folder, whose files may always import one another, or a file with its own permissions */
  readonly path: string
  /** folders and files of other modules */
  readonly mayImport: readonly string[]
  readonly packages: readonly string[]
  /** built-in modules of Node */
  readonly node?: boolean
}

const packageGroups: Readonly<Record<string, readonly string[]>> = architecture.packages
const expandGroups = (names: readonly string[]): string[] =>
  names.flatMap((name) => packageGroups[name] ?? name)

/** The modules of the server, lowest first: each may import those before it. */
export const { serverModules } = architecture

/** What must not be reachable, however long the import path. */
export const { unreachable } = architecture

/** Packages that only front ends use: the server does not render with them. */
export const frontPackages = expandGroups(architecture.frontPackages)

const sharedModules = ['src/domain', 'src/resource', 'openapi']

const serverModule = (path: string, mayImport: readonly string[] = []): Module => ({
  path,
  mayImport: [...sharedModules, ...mayImport],
  packages: expandGroups(['server']),
  node: true,
})

/** Small utilities that any module may use: ids, the log type, configuration errors. */
const platform = 'src/server/platform'

/** Who may import whom: the single source of the architecture. */
export const modules: readonly Module[] = [
  ...architecture.modules.map((each) => ({ ...each, packages: expandGroups(each.packages) })),
  // Files at the root of the server and in `boot/` assemble the other modules.
  serverModule('src/server'),
  serverModule(platform),
  ...serverModules.map((name, index) =>
    serverModule(`src/server/${name}`, [
      `${platform}/[^/]+\\.ts`,
      ...serverModules.slice(0, index).map((each) => `src/server/${each}`),
    ]),
  ),
]
