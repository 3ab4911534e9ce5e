/** One check: what it looks after and the command that does. */
export type Step = { readonly name: string; readonly command: readonly [string, ...string[]] }

/** The longest first, so that nothing waits for them at the end. */
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
