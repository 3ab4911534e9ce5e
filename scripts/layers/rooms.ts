export type Room = {
  /** the folder, whose files may always import one another, or a door: a file with rights of its own */
  readonly room: string
  /** folders and files of other rooms, and packages */
  readonly may: readonly string[]
  readonly packages: readonly string[] | 'all'
  /** modules of Node itself */
  readonly node?: true
}

const react = ['react', 'react-dom']
const routed = [...react, 'react-router-dom', '@tanstack/react-query', 'i18next', 'react-i18next']
const mui = ['@mui/', '@emotion/', 'stylis']

/** Who may import whom: the table of the architecture, which nothing but this file repeats. */
export const rooms: readonly Room[] = [
  { room: 'src/domain', may: [], packages: [] },
  { room: 'src/resource', may: ['src/domain'], packages: [] },
  { room: 'schemas', may: ['src/resource', 'src/domain'], packages: [] },
  { room: 'brands', may: ['src/domain'], packages: [] },
  {
    room: 'src/api',
    may: ['openapi', 'src/resource', 'src/domain'],
    packages: ['openapi-fetch', '@tanstack/react-query'],
  },
  { room: 'src/ui/mui', may: ['src/ui', 'src/domain'], packages: [...react, ...mui] },
  { room: 'src/ui/botCheck', may: ['src/ui'], packages: [...react, 'altcha-lib'] },
  {
    room: 'src/ui',
    may: ['src/domain', 'virtual:brand(.css)?'],
    packages: [...react, 'i18next', 'react-i18next'],
  },
  {
    room: 'src/server',
    may: ['src/domain', 'src/resource', 'openapi'],
    packages: 'all',
    node: true,
  },
  {
    room: 'src/server/main.ts',
    may: ['src/server', 'brands'],
    packages: [],
    node: true,
  },
  {
    room: 'src/cms',
    may: [
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
      ...routed,
      ...mui,
      '@rjsf/',
      '@tanstack/react-table',
      '@tiptap/',
      '@simplewebauthn/browser',
      'uqr',
    ],
  },
  {
    room: 'src/storefront',
    may: ['src/api', 'src/ui', 'src/domain', 'openapi', 'virtual:brand(.css)?'],
    packages: routed,
  },
]

/** What must not come along by any path, however long. */
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
    to: ['schemas', 'src/cms/screens', 'src/server/behaviours'],
    packages: [],
  },
] as const

/** Packages that only fronts use: the server answers, it does not draw. */
export const frontPackages = [...routed, ...mui, '@rjsf/', '@tanstack/', '@tiptap/', 'altcha']
