import { defineResource } from '#resource/declaration.ts'
import { productLabel } from './shared/metadata.ts'

export default defineResource({
  name: 'gateway-types',
  menu: { section: 'metadata', icon: 'router', order: 50 },
  labels: { en: ['Gateway type', 'Gateway types'], ar: ['نوع بوابة', 'أنواع البوابات'] },
  ...productLabel,
  public: {},
})
