import type { BrandTexts } from '#domain/brand.ts'

export const ar: BrandTexts = {
  tagline: 'بيتٌ يسمعك',
  description:
    'مستشعرات للأبواب والتسرّب والهواء، ومقابس ومراكز للشقق والفيلات: صغيرة هادئة، تجهز قبل أن يبرد الشاي.',
  heroTitle: 'أشياء صغيرة ترعى البيت.',
  heroText: 'مستشعرات تلصقها في دقيقة، ومركز واحد لها كلّها، ولا حاجة إلى مثقاب.',
  address: 'محور 26 يوليو، الشيخ زايد، الجيزة، مصر',
}
