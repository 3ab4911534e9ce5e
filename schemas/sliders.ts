import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { labelledField } from './shared/labelledField.ts'
import { description, link, picture, title } from './shared/marketing.ts'

/** The slides at the top of the home page, shown one after the other. */
export default defineResource({
  name: 'sliders',
  menu: { section: 'marketing', icon: 'slides', path: 'home-page-sliders', order: 10 },
  labels: { en: ['Slide', 'Home page sliders'], ar: ['شريحة', 'شرائح الصفحة الرئيسية'] },
  schema: {
    type: 'object',
    required: ['title', 'position', 'picture'],
    properties: {
      title,
      subTitle: {
        ...labelledField('Subtitle', 'العنوان الفرعي', { type: 'string', maxLength: 120 }),
        'x-translatable': true,
      },
      description,
      position: {
        ...choiceOf({
          left: ['Left', 'يسار'],
          center: ['Center', 'وسط'],
          right: ['Right', 'يمين'],
        }),
        'x-label': { en: 'Position of the text', ar: 'موضع النص' },
        'x-help': {
          en: 'In Arabic, too, left is left where words lie on the picture; beside it they begin where the page does.',
          ar: 'اليمين واليسار كما هما في اللغتين إن كان النص فوق الصورة، أما بجانبها فيبدأ النص من بداية الصفحة.',
        },
        default: 'left',
      },
      picture,
      link,
    },
  },
  subtitle: ['subTitle'],
  table: {
    columns: ['picture', 'title', 'position', 'visible', 'updatedAt'],
    search: ['title', 'subTitle'],
    filters: ['position', 'visible'],
    sort: 'place',
  },
  screens: {
    sections: [
      {
        title: { en: 'What it says', ar: 'ما تقوله' },
        fields: ['title', 'subTitle', 'description', 'link'],
      },
      {
        title: { en: 'How it looks', ar: 'مظهرها' },
        fields: ['picture', 'position'],
      },
    ],
  },
  public: {},
  brands: 'one',
  preview: 'slide',
  ordered: true,
  visible: true,
})
