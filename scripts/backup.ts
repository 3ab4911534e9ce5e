import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { writeBackup } from '#server/boot/backup/backup.ts'
import { formatContents } from '#server/boot/backup/readArchive.ts'
import { readConfig } from '#server/boot/config.ts'
import { readOptions } from './readOptions.ts'

/** Writes the database and the files into one archive while the shop is running. */
const { values } = readOptions({ options: { to: { type: 'string', default: 'backups' } } })
try {
  const config = readConfig(process.env, { brand: defaultBrand })
  const path = await archivePath(resolve(process.env.INIT_CWD ?? '.', values.to))
  const contents = await writeBackup(config, path)
  const { size } = await stat(path)
  console.log(`${path}: ${formatContents(contents)}, ${(size / 1e6).toFixed(1)} MB`)
  for (const id of contents.manifest.missing)
    console.warn(`The file ${id} is missing in the file store`)
  console.log(
    'The backup contains password hashes and the token secret: store it where nobody else can read it.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Returns the given archive path, or one with a timestamp for a name when `to` is a folder. */
async function archivePath(to: string): Promise<string> {
  if (/\.t(ar\.)?gz$/.test(to)) return to
  const timestamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  return join(to, `backup-${timestamp}.tar.gz`)
}
