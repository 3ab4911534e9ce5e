import { defineLegalPage } from '../about/defineLegalPage.tsx'

export const definePage = defineLegalPage('terms')
