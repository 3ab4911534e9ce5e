import type { BrandTexts } from '#domain/brand.ts'

export const ar: BrandTexts = {
  tagline: 'شريحة واحدة لكلّ الشبكات',
  description: 'شرائح لإنترنت الأشياء وباقات بيانات ومودمات وبوابات تختار أقوى شبكة أينما استيقظت.',
  heroTitle: 'متّصلٌ قبل أن تفتح العلبة.',
  heroText: 'باقات لكلّ جهاز، شهرية أو لعشر سنوات، وصفحة واحدة تريك ما تفعله كلّ شريحة.',
  address: '14 وارف لين، لندن E14، المملكة المتحدة',
}
