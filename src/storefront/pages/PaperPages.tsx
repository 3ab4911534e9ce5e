import { openPaper } from '../about/openPaper.tsx'

export const openTerms = openPaper('terms')
export const openPolicy = openPaper('privacy')
