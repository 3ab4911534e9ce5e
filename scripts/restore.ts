import { resolve } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { formatContents } from '#server/boot/backup/readArchive.ts'
import { restoreArchive } from '#server/boot/backup/restoreArchive.ts'
import { readConfig } from '#server/boot/config.ts'
import { createFileStore } from '#server/platform/files/fileStore.ts'
import { readOptions } from './readOptions.ts'

/**
 * Restores an archive into the empty database and the file store of the settings, or of `--into`.
 */
const { values, positionals } = readOptions({
  options: { into: { type: 'string' } },
  allowPositionals: true,
})
const [archive] = positionals
if (!archive || positionals.length > 1) {
  console.error('Usage: npm run restore -- FILE [--into FOLDER or postgres://…]')
  process.exit(2)
}
try {
  const config = readConfig(
    { ...process.env, ...targetSettings(values.into) },
    { brand: defaultBrand },
  )
  const path = resolve(process.env.INIT_CWD ?? '.', archive)
  const contents = await restoreArchive(path, config, createFileStore(config))
  console.log(`Restored ${formatContents(contents)}, as of ${contents.structure.createdAt}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function targetSettings(into: string | undefined): Record<string, string> {
  if (into === undefined) return {}
  if (/^postgres(ql)?:/.test(into)) return { DATABASE_URL: into }
  return { DATABASE_URL: '', DATA_DIR: resolve(process.env.INIT_CWD ?? '.', into) }
}
