import { defineResource } from '#resource/declaration.ts'
import { productLabel } from './shared/metadata.ts'

export default defineResource({
  name: 'device-types',
  menu: { section: 'metadata', icon: 'sensors', order: 40 },
  labels: { en: ['Device type', 'Device types'], ar: ['نوع جهاز', 'أنواع الأجهزة'] },
  ...productLabel,
  public: {},
})
