export type Recaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

let loading: Promise<Recaptcha> | undefined

/** Loads the script of the provider once. After a failure, the next call tries again. */
export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= load(siteKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const load = (siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (): void => {
      script.remove()
      reject(new Error('The script of the check did not load'))
    }
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.onerror = fail
    script.onload = () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else fail()
    }
    document.head.append(script)
  })
