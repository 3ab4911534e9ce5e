import { openLegalPage } from '../about/openPaper.tsx'

export const open = openLegalPage('privacy')
