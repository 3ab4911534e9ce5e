import { defineResource } from '#resource/declaration.ts'
import { productTopic } from './shared/metadata.ts'

export default defineResource({
  name: 'applications',
  menu: { section: 'metadata', icon: 'apps', order: 70 },
  labels: { en: ['Application', 'Applications'], ar: ['تطبيق', 'التطبيقات'] },
  ...productTopic,
})
