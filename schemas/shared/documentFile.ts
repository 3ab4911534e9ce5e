import { choiceOf } from './choiceOf.ts'
import { languageChoice } from './languageChoice.ts'

export const documentKind = choiceOf({
  datasheet: ['Datasheet', 'ورقة البيانات'],
  quick_start: ['Quick start guide', 'دليل البدء السريع'],
  user_manual: ['User manual', 'دليل المستخدم'],
  installation: ['Installation guide', 'دليل التركيب'],
  other: ['Other document', 'وثيقة أخرى'],
})

/** Shoppers may read it while a product visible to them refers to its record. */
export const productFile = {
  'x-kind': 'file',
  'x-accepts': ['application/pdf'],
  'x-shown-by': 'products',
  'x-help': {
    en: 'Shoppers can save it from the page of every visible product that names it.',
    ar: 'يستطيع المتسوقون حفظه من صفحة كل منتج ظاهر يذكره.',
  },
} as const

export const readerLanguage = {
  ...languageChoice,
  'x-label': { en: 'Language', ar: 'اللغة' },
  'x-help': {
    en: 'Leave it empty where it is for readers of every language.',
    ar: 'اتركها فارغة إذا كانت لقرّاء كل اللغات.',
  },
} as const
