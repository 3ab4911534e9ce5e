import type { Front } from '#server/pages/front.ts'

const productsPath = '/api/marketplace-customer/products?limit=3'

/** Pages made only of API responses, for tests of how pages are handled, not how they look. */
export const plainFront: Front = {
  favicon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  languageOffer: { scripts: [], styles: [] },
  assets: [],
  store: async ({ url, language, fetchApi }) => {
    const read = () => fetchApi(productsPath, { headers: { 'accept-language': language } })
    // Like most pages, it asks again for what depends on the first response.
    await read()
    const answer = await read()
    const body = `<!doctype html><title>${new URL(url).pathname}</title>${JSON.stringify(await answer.json())}`
    return new Response(answer.ok ? body : '', {
      status: answer.ok ? 200 : 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
  canonicalPath: ({ pathname, search }) => pathname + search,
  cmsFiles: () => ({ scripts: [], styles: [], modules: [], fonts: [] }),
}
