import { defineResource } from '#resource/declaration.ts'
import { productLabel } from './shared/metadata.ts'

export default defineResource({
  name: 'accessory-types',
  menu: { section: 'metadata', icon: 'cable', path: 'accessories-types', order: 60 },
  labels: { en: ['Accessory type', 'Accessory types'], ar: ['نوع ملحق', 'أنواع الملحقات'] },
  ...productLabel,
  public: { key: 'code' },
})
