type Options = { readonly isDev: boolean; readonly botCheck?: BotCheckName | undefined }

export type BotCheckName = 'altcha' | 'recaptcha' | 'off'

/** Returns the content security policy of pages: our own files, and no inline scripts. */
export const pagePolicy = ({ isDev, botCheck }: Options): string =>
  Object.entries({
    'default-src': "'self'",
    'script-src': botCheck === 'recaptcha' ? `'self' ${googleSource} ${gstaticSource}` : "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    // The development server notifies browsers of changes over a WebSocket.
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
