import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'

const typeIn = (type: string) => ({ type: [type] })
const cardField = (en: string, ar: string) => ({ readOnly: true, 'x-label': { en, ar } }) as const

/**
 * Cards are never stored: only the token of the provider, and what the owner recognises them by.
 */
export default defineResource({
  name: 'payment-methods',
  menu: { section: 'people', icon: 'receipt' },
  labels: { en: ['Payment method', 'Payment methods'], ar: ['وسيلة دفع', 'وسائل الدفع'] },
  schema: {
    type: 'object',
    required: ['type', 'accountName', 'iban', 'swiftCode', 'token'],
    properties: {
      type: choiceOf({ bank_account: ['Bank account', 'حساب بنكي'], card: ['Card', 'بطاقة'] }),
      accountName: {
        type: 'string',
        maxLength: 120,
        'x-when': typeIn('bank_account'),
        'x-label': { en: 'Account name', ar: 'اسم الحساب' },
      },
      iban: {
        type: 'string',
        format: 'iban',
        maxLength: 50,
        'x-when': typeIn('bank_account'),
        'x-label': { en: 'IBAN', ar: 'رقم الآيبان' },
      },
      swiftCode: {
        type: 'string',
        format: 'bic',
        maxLength: 11,
        'x-when': typeIn('bank_account'),
        'x-label': { en: 'SWIFT code', ar: 'رمز السويفت' },
      },
      token: {
        type: 'string',
        maxLength: 200,
        writeOnly: true,
        'x-label': { en: 'Card token', ar: 'رمز البطاقة لدى مزوّد الدفع' },
        'x-when': typeIn('card'),
      },
      provider: { type: 'string', ...cardField('Provider', 'مزوّد الدفع') },
      brand: { type: 'string', ...cardField('Card brand', 'نوع البطاقة') },
      lastFour: { type: 'string', ...cardField('Last four digits', 'آخر أربعة أرقام') },
      expiry: { type: 'string', ...cardField('Expiry date', 'تاريخ الانتهاء') },
      holder: { type: 'string', ...cardField('Name on card', 'الاسم على البطاقة') },
      isDefault: { type: 'boolean', 'x-label': { en: 'Default', ar: 'افتراضي' } },
    },
  },
  title: 'type',
  table: { columns: ['type'], sort: '-createdAt' },
  owned: true,
  feature: 'savedPaymentMethods',
})
