import { choiceOf } from './choiceOf.ts'

/** The language that somebody reads: that of their mails. */
export const languageChoice = choiceOf({ en: ['English', 'الإنجليزية'], ar: ['Arabic', 'العربية'] })
