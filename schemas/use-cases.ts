import { defineResource } from '#resource/declaration.ts'
import { productTopic } from './shared/metadata.ts'

export default defineResource({
  name: 'use-cases',
  menu: { section: 'metadata', icon: 'lightbulb', order: 30 },
  labels: { en: ['Use case', 'Use cases'], ar: ['حالة استخدام', 'حالات الاستخدام'] },
  ...productTopic,
})
