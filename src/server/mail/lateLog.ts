import type { MailLog } from './sender.ts'

/** A log for what is made before the app whose log it uses. */
export function lateLog(): MailLog & { readonly speak: (log: MailLog) => void } {
  let heard: MailLog | undefined
  return {
    info: (...said: Parameters<MailLog['info']>) => heard?.info(...said),
    warn: (...said: Parameters<MailLog['warn']>) => heard?.warn(...said),
    error: (...said: Parameters<MailLog['error']>) => heard?.error(...said),
    speak: (log) => void (heard = log),
  }
}
