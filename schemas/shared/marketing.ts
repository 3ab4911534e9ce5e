import { labelledField } from './labelledField.ts'

/** The target of a slide or an ad: a page of the shop, or any other page. */
export const link = {
  ...labelledField('Link', 'الرابط', { type: 'string', maxLength: 500, format: 'link' }),
  'x-help': {
    en: 'A page of the shop, such as /products?type=device, or an address that begins with https://',
    ar: 'صفحة من المتجر مثل \u2066/products?type=device\u2069 أو عنوان يبدأ بـ \u2066https://\u2069',
  },
} as const

export const picture = { 'x-relation': 'pictures' } as const

export const title = { type: 'string', maxLength: 80, 'x-translatable': true } as const

export const description = {
  type: 'string',
  maxLength: 255,
  'x-kind': 'multiline',
  'x-translatable': true,
} as const
