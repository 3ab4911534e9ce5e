import { choiceOf } from './choiceOf.ts'

/** The explanations of a price, keyed as in `domain/pricing/types.ts`. */
export const priceRule = choiceOf({
  group_price: ['Group price', 'سعر المجموعة'],
  discount: ['Discount', 'خصم'],
  lost_discount: ['Discount not applied', 'خصم لم يُطبَّق'],
  discount_cap: ['Limit of discounts', 'حد الخصومات'],
  shipping: ['Shipping', 'الشحن'],
  free_shipping: ['Free shipping', 'شحن مجاني'],
  tax: ['Tax', 'الضريبة'],
  rounding: ['Rounding', 'التقريب'],
  gift_card: ['Gift card', 'بطاقة هدية'],
})

export const lostDiscountReason = choiceOf({
  inactive: ['Switched off', 'غير مفعّل'],
  not_started: ['Not started yet', 'لم يبدأ بعد'],
  expired: ['Expired', 'منتهٍ'],
  used: ['Used up', 'استُنفد'],
  used_by_customer: ['Used by this customer', 'استخدمه هذا العميل'],
  location: ['Not for this country', 'ليس لهذه الدولة'],
  group: ['Not for this customer group', 'ليس لهذه المجموعة'],
  products: ['Not for these products', 'ليس لهذه المنتجات'],
  minimum_quantity: ['Too few units', 'الكمية أقل من المطلوب'],
  better_one: ['A better one applied', 'طُبّق خصم أفضل'],
  cap: ['Over the limit of discounts', 'تجاوز حد الخصومات'],
  nothing: ['Nothing left to take off', 'لا شيء يُخصم منه'],
})
