import { defineResource } from '#resource/declaration.ts'
import { productTopic } from './shared/metadata.ts'

/** Products that are shown or handled together: a section of the home page, or a campaign. */
export default defineResource({
  name: 'product-groups',
  menu: { section: 'catalogue', icon: 'shelf', path: 'products/groups', order: 105 },
  labels: {
    en: ['Product group', 'Product groups'],
    ar: ['مجموعة منتجات', 'مجموعات المنتجات'],
  },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      ...productTopic.schema.properties,
      featured: {
        type: 'boolean',
        'x-label': { en: 'On the home page', ar: 'في الصفحة الرئيسية' },
        'x-help': {
          en: 'The home page shows its first products, under its title.',
          ar: 'تعرض الصفحة الرئيسية أول منتجاتها تحت عنوانها.',
        },
      },
      products: {
        type: 'array',
        items: { 'x-relation': 'products' },
        'x-label': { en: 'Products', ar: 'المنتجات' },
      },
    },
  },
  subtitle: ['code'],
  table: {
    columns: ['picture', 'title', 'code', 'productsCount', 'featured', 'updatedAt'],
    search: ['title', 'code'],
    filters: ['featured', 'visible'],
    sort: 'title',
  },
  members: ['products'],
  public: { key: 'code' },
  brands: 'several',
  visible: true,
})
