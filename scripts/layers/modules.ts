export type Module = {
  /** a folder, whose files may always import one another, or a file with its own permissions */
  readonly path: string
  /** folders and files of other modules */
  readonly mayImport: readonly string[]
  readonly packages: readonly string[] | 'all'
  /** built-in modules of Node */
  readonly node?: true
}

const react = ['react', 'react-dom']
const routedPackages = [
  ...react,
  'react-router-dom',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
]
const mui = ['@mui/', '@emotion/', 'stylis']

const sharedModules = ['src/domain', 'src/resource', 'openapi']

/** The modules of the server, lowest first: each may import those before it. */
export const serverModules = [
  'platform/text',
  'platform/database',
  'platform/cache',
  'platform/jobs',
  'platform/audit',
  'platform/files',
  'platform/mail',
  'platform/places',
  'http',
  'brands',
  'mails',
  'engine',
  'accounts',
  'commerce/settings',
  'commerce/stock',
  'commerce/pricing',
  'commerce/catalogue',
  'commerce/lists',
  'commerce/payments',
  'commerce/orders',
  'commerce/quotes',
  'commerce/licences',
  'commerce/approvals',
  'pages',
  'dashboard',
] as const

/** Small utilities that any module may use: ids, the log type, configuration errors. */
const platform = 'src/server/platform'

/** Who may import whom: the single source of the architecture. */
export const modules: readonly Module[] = [
  { path: 'src/domain', mayImport: [], packages: [] },
  { path: 'src/resource', mayImport: ['src/domain'], packages: ['ajv'] },
  { path: 'schemas', mayImport: ['src/resource', 'src/domain'], packages: [] },
  { path: 'brands', mayImport: ['src/domain'], packages: [] },
  {
    path: 'src/api',
    mayImport: ['openapi', 'src/resource', 'src/domain'],
    packages: ['openapi-fetch', '@tanstack/react-query'],
  },
  { path: 'src/ui/mui', mayImport: ['src/ui', 'src/domain'], packages: [...react, ...mui] },
  { path: 'src/ui/botCheck', mayImport: ['src/ui'], packages: [...react, 'altcha-lib'] },
  {
    path: 'src/ui',
    mayImport: ['src/domain', 'virtual:brand(.css)?'],
    packages: [...react, 'i18next', 'react-i18next'],
  },
  // Files at the root of the server and in `boot/` assemble the other modules.
  { path: 'src/server', mayImport: sharedModules, packages: 'all', node: true },
  { path: platform, mayImport: sharedModules, packages: 'all', node: true },
  ...serverModules.map((name, index) => ({
    path: `src/server/${name}`,
    mayImport: [
      ...sharedModules,
      `${platform}/[^/]+\\.ts`,
      ...serverModules.slice(0, index).map((each) => `src/server/${each}`),
    ],
    packages: 'all' as const,
    node: true as const,
  })),
  {
    path: 'src/server/main.ts',
    mayImport: ['src/server', 'brands'],
    packages: [],
    node: true,
  },
  {
    path: 'src/cms',
    mayImport: [
      'src/api',
      'src/ui',
      'src/domain',
      'src/resource',
      'openapi',
      'virtual:brand(.css)?',
      'virtual:validators',
      'virtual:helps',
    ],
    packages: [
      ...routedPackages,
      ...mui,
      '@rjsf/',
      '@tanstack/react-table',
      '@tiptap/',
      '@simplewebauthn/browser',
      'uqr',
    ],
  },
  {
    path: 'src/storefront',
    mayImport: ['src/api', 'src/ui', 'src/domain', 'openapi', 'virtual:brand(.css)?'],
    packages: routedPackages,
  },
]

/** What must not be reachable, however long the import path. */
export const unreachable = [
  {
    name: 'storefront-stays-light',
    from: 'src/storefront',
    to: ['src/cms', 'src/server', 'schemas', 'src/ui/mui'],
    packages: ['@mui/', '@emotion/', '@rjsf/', '@tanstack/react-table', '@tiptap/'],
  },
  {
    name: 'engines-know-no-resource',
    from: 'src/(resource|cms/engine|server/engine)',
    to: ['schemas', 'src/cms/screens', 'src/server/(accounts|commerce|boot)'],
    packages: [],
  },
] as const

/** Packages that only front ends use: the server does not render with them. */
export const frontPackages = [
  ...routedPackages,
  ...mui,
  '@rjsf/',
  '@tanstack/',
  '@tiptap/',
  'altcha',
]
