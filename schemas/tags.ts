import { defineResource } from '#resource/declaration.ts'
import { productLabel } from './shared/metadata.ts'

export default defineResource({
  name: 'tags',
  menu: { section: 'metadata', icon: 'tag', order: 10 },
  labels: { en: ['Tag', 'Tags'], ar: ['وسم', 'الوسوم'] },
  ...productLabel,
  public: { key: 'code' },
})
