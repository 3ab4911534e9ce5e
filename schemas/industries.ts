import { defineResource } from '#resource/declaration.ts'
import { productTopic } from './shared/metadata.ts'

export default defineResource({
  name: 'industries',
  menu: { section: 'metadata', icon: 'factory', order: 20 },
  labels: { en: ['Industry', 'Industries'], ar: ['قطاع', 'القطاعات'] },
  ...productTopic,
})
