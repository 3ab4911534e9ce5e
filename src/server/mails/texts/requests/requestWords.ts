import type { Translations } from '#domain/locale.ts'

const en = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  place: 'Place',
  about: 'About',
  quantity: 'Quantity',
  total: 'Total with tax and delivery',
  until: 'Valid until',
  utc: (moment: string) => `${moment} UTC`,
}

export const requestWords: Translations<typeof en> = {
  en,
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
