import { defineResource } from '#resource/declaration.ts'
import { description, link, picture, title } from './shared/marketing.ts'

/** Pictures with a caption and a link, between the sections of the home page. */
export default defineResource({
  name: 'ads',
  menu: { section: 'marketing', icon: 'campaign', order: 20 },
  labels: { en: ['Ad', 'Ads'], ar: ['إعلان', 'الإعلانات'] },
  schema: {
    type: 'object',
    required: ['title', 'picture'],
    properties: { title, description, picture, link },
  },
  subtitle: ['link'],
  table: {
    columns: ['picture', 'title', 'link', 'visible', 'updatedAt'],
    search: ['title'],
    filters: ['visible'],
    sort: 'place',
  },
  public: {},
  brands: 'one',
  preview: 'ad',
  ordered: true,
  visible: true,
})
