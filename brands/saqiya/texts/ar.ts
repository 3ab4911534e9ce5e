import type { BrandTexts } from '#domain/brand.ts'

export const ar: BrandTexts = {
  tagline: 'ماءٌ ونفايات بحساب',
  description: 'عدّادات ذكية ومستشعرات ضغط ومنسوب وصمامات وحاويات للبلديات ومشغّلي المباني.',
  heroTitle: 'لكلّ قطرةٍ عنوان.',
  heroText: 'قياس وكشف تسرّب يُشترى بالمناقصة ويُسلَّم حيًّا بعد حيّ ويُقرأ من خريطة واحدة.',
  address: 'مصفّح م-14، أبوظبي، الإمارات العربية المتحدة',
}
