import type { Server } from 'node:http'
import { createServer, type DevEnvironment, type EnvironmentModuleNode } from 'vite'
import { languageOfferEntry } from '#server/pages/languageOffer.ts'
import { systemThemeEntry } from '#server/brands/buildManifest.ts'
import type { Front, StoreModule } from '#server/pages/front.ts'
import type { PageFiles } from '#server/brands/buildManifest.ts'
import { loadBrand } from './brands.ts'
import { baseConfig } from './targetConfig.ts'
import { entries } from './targets.ts'
import { helpsPlugin } from './helpsPlugin.ts'
import { validatorsPlugin } from './validatorsPlugin.ts'

/** Serves the fronts from their sources, with updates in the browser as files are saved. */
export async function devFront(options: { brand: string; server: Server }): Promise<Front> {
  const files = await loadBrand(options.brand)
  const base = baseConfig(files)
  const vite = await createServer({
    ...base,
    plugins: [
      base.plugins,
      validatorsPlugin(files.brand.features),
      helpsPlugin({ isBuild: false }),
    ],
    logLevel: 'info',
    server: { middlewareMode: true, hmr: { server: options.server } },
    // Workers are not found from the entries; what they import would reload the page later.
    optimizeDeps: { entries: [entries.store, entries.cms, 'src/**/*.worker.ts'] },
  })
  const { client } = vite.environments
  const load = async (): Promise<StoreModule> =>
    Object(await vite.ssrLoadModule(`/${entries.server}`))
  return {
    favicon: files.favicon,
    languageOffer: { scripts: [`/${languageOfferEntry}`], styles: [] },
    assets: [],
    store: async (page) => {
      const module = await load()
      return module.render({
        ...page,
        files: (pageModule) => devFiles(client, entries.store, pageModule),
      })
    },
    canonicalPath: async (url) => (await load()).canonicalPath(url),
    cmsFiles: () => devFiles(client, entries.cms),
    middleware: (request, response, next) =>
      /^\/(api|files)\//.test(request.url ?? '')
        ? next()
        : vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}

async function devFiles(
  client: DevEnvironment,
  entry: string,
  pageModule?: string,
): Promise<PageFiles> {
  return {
    systemThemeScript: `/${systemThemeEntry}`,
    scripts: ['/@id/@vitejs/plugin-react/preamble', '/@vite/client', `/${entry}`],
    styles: await stylesOf(client, pageModule ? [entry, pageModule] : [entry]),
    modules: [],
    fonts: [],
  }
}

/** Linked, because styles imported by modules are only applied after the first paint. */
async function stylesOf(client: DevEnvironment, modules: readonly string[]): Promise<string[]> {
  const seen = new Set<EnvironmentModuleNode>()
  const visit = async (module: EnvironmentModuleNode | undefined): Promise<string[]> => {
    if (!module || seen.has(module) || module.id?.includes('/node_modules/')) return []
    seen.add(module)
    if (module.url.endsWith('.css')) return [`${module.url}?direct`]
    await client.transformRequest(module.url)
    const inner = await Promise.all([...module.importedModules].map(visit))
    return inner.flat()
  }
  const urls = await Promise.all(
    modules.map(async (each) => {
      await client.transformRequest(`/${each}`)
      return await visit(await client.moduleGraph.getModuleByUrl(`/${each}`))
    }),
  )
  return urls.flat()
}
