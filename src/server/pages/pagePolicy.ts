type Options = { readonly isDev: boolean; readonly botCheck?: BotCheckName | undefined }

export type BotCheckName = 'altcha' | 'recaptcha' | 'off'

/** What a page may load and run: our own files, and no script that stands in a document. */
export const pagePolicy = ({ isDev, botCheck }: Options): string =>
  Object.entries({
    'default-src': "'self'",
    'script-src': botCheck === 'recaptcha' ? `'self' ${googleSource} ${gstaticSource}` : "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    // The development server tells browsers of changes over a socket of its own.
    'connect-src': [
      "'self'",
      ...(isDev ? ['ws:'] : []),
      ...(botCheck === 'recaptcha' ? [googleSource] : []),
    ].join(' '),
    ...(botCheck === 'recaptcha' ? { 'frame-src': googleSource } : {}),
    'worker-src': "'self' blob:",
    'frame-ancestors': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'object-src': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const googleSource = 'https://www.google.com/recaptcha/'
const gstaticSource = 'https://www.gstatic.com/recaptcha/'
