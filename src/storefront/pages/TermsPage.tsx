import { openLegalPage } from '../about/openLegalPage.tsx'

export const open = openLegalPage('terms')
