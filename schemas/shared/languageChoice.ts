import { choiceOf } from './choiceOf.ts'

/** The language a person reads, which is also the language of their mails. */
export const languageChoice = choiceOf({ en: ['English', 'الإنجليزية'], ar: ['Arabic', 'العربية'] })
