import type { ApiCall } from './shop.ts'

/** Keeps cookies as a browser does. */
export function inBrowser(call: ApiCall): ApiCall {
  const cookies = new Map<string, string>()
  return async (method, url, options = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...options.headers, ...(cookie && { cookie }) }
    const answer = await call(method, url, { ...options, headers })
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(each)) ?? []
      cookies.set(name, value)
    }
    return answer
  }
}
