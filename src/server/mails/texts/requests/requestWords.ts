import type { Translations } from '#domain/locale.ts'

/** The labels of the facts of a request. */
export type RequestWords = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  readonly place: string
  readonly about: string
  readonly quantity: string
  readonly total: string
  readonly until: string
  /** a time in UTC */
  readonly utc: (time: string) => string
}

export const requestWords: Translations<RequestWords> = {
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    place: 'Place',
    about: 'About',
    quantity: 'Quantity',
    total: 'Total with tax and delivery',
    until: 'Valid until',
    utc: (moment) => `${moment} UTC`,
  },
  ar: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    place: 'المكان',
    about: 'بخصوص',
    quantity: 'الكمية',
    total: 'الإجمالي مع الضريبة والتوصيل',
    until: 'صالح حتى',
    utc: (moment) => `${moment} بالتوقيت العالمي`,
  },
}
