import { openPaper } from '../about/openPaper.tsx'

export const open = openPaper('terms')
