import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultLanguage } from '#domain/locale.ts'
import type { Front, StoreModule } from './front.ts'
import { languageOfferEntry } from './languageOffer.ts'
import {
  pageFilesOf,
  readManifest,
  storeFilesOf,
  systemThemeFiles,
} from '#server/brands/buildManifest.ts'

/** Loads the fronts from a folder of the build, `dist/<brand>`. */
export async function loadBuiltFront(folder: string): Promise<Front> {
  const store = resolve(folder, 'store')
  const cms = resolve(folder, 'cms')
  const module: StoreModule = await import(pathToFileURL(resolve(folder, 'server/server.js')).href)
  const storeManifest = readManifest(store)
  const cmsManifest = existsSync(cms) ? readManifest(cms) : {}
  return {
    favicon: readFileSync(join(store, 'favicon.svg'), 'utf8'),
    languageOffer: pageFilesOf(storeManifest, languageOfferEntry, [], defaultLanguage),
    assets: [
      { prefix: '/assets/store/', root: join(store, 'assets/store') },
      ...(existsSync(cms) ? [{ prefix: '/assets/cms/', root: join(cms, 'assets/cms') }] : []),
    ],
    store: (page) =>
      module.render({
        ...page,
        files: (pageModule) => storeFilesOf(storeManifest, pageModule, page.language),
      }),

    canonicalPath: module.canonicalPath,
    cmsFiles: (language) => ({
      ...pageFilesOf(cmsManifest, 'src/cms/main.tsx', [], language),
      ...systemThemeFiles(cmsManifest),
    }),
  }
}
