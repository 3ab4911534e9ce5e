import { join } from 'node:path'
import { root } from './sources.ts'
import { ts } from './syntax.ts'

export type Manifest = { readonly apiVersion: string; readonly kind: string }

/**
 * Returns how Kubernetes objects differ from their schemas. Unlike a JSON schema of Kubernetes, the
 * compiler also reports fields that do not exist, which a cluster would ignore.
 */
export function findManifestFaults(manifests: readonly Manifest[]): string[] {
  const path = join(root, 'tests/house/manifests.virtual.ts')
  const text = manifests.map(declarationOf).join('\n')
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (file) => file === path || fileExists(file)
  host.getSourceFile = (file, version, ...rest) =>
    file === path
      ? ts.createSourceFile(path, text, version, true)
      : getSourceFile(file, version, ...rest)
  const program = ts.createProgram({ rootNames: [path], options, host })
  const file = program.getSourceFile(path)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '),
  )
}

function declarationOf(manifest: Manifest, index: number): string {
  const { apiVersion, kind } = manifest
  return [
    `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}/${kind}'`,
    `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest)}`,
  ].join('\n')
}
