export type Step = { readonly name: string; readonly command: readonly [string, ...string[]] }

/** Sorted with the longest first, so that none of them runs alone at the end. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    command: ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/format',
      '.',
    ],
  },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'contract', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'document', command: ['redocly', 'lint', 'openapi/openapi.json'] },
  { name: 'imports', command: ['node', 'scripts/layers.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'code for tests only', command: ['knip', '--production'] },
]
