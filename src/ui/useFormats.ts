import { formatsFor, type Formats } from './formats.ts'
import { useLanguage } from './i18n/LanguageContext.tsx'

export const useFormats = (): Formats => formatsFor(useLanguage().language)
