import { choiceOf } from './choiceOf.ts'

export const orderStatus = choiceOf({
  pending: ['Pending', 'قيد الانتظار'],
  paid: ['Paid', 'مدفوع'],
  in_progress: ['In progress', 'قيد التنفيذ'],
  shipping: ['Shipping', 'قيد الشحن'],
  shipped: ['Shipped', 'تم الشحن'],
  expected: ['Expected', 'متوقع الوصول'],
  delivered: ['Delivered', 'تم التسليم'],
  rejected: ['Rejected', 'مرفوض'],
})

export const paymentStatus = choiceOf({
  unpaid: ['Unpaid', 'غير مدفوع'],
  awaiting_payment: ['Awaiting payment', 'بانتظار الدفع'],
  awaiting_transfer: ['Awaiting transfer', 'بانتظار التحويل'],
  under_review: ['Under review', 'قيد المراجعة'],
  partially_paid: ['Partially paid', 'مدفوع جزئيًا'],
  paid: ['Paid', 'مدفوع'],
  partially_refunded: ['Partially refunded', 'مسترد جزئيًا'],
  refunded: ['Refunded', 'مسترد'],
  failed: ['Failed', 'فشل'],
})

export const paymentMethod = choiceOf({
  card: ['Card', 'بطاقة'],
  bank_transfer: ['Bank transfer', 'تحويل بنكي'],
  gift_card: ['Gift card', 'بطاقة هدية'],
})

export const rejectionReason = choiceOf({
  staff: ['Decided by staff', 'قرار الموظفين'],
  customer: ['Asked for by the customer', 'بطلب من العميل'],
  inventory: ['Out of stock', 'نفاد المخزون'],
  declined: ['Payment declined', 'رُفض الدفع'],
  fraud: ['Suspected fraud', 'اشتباه في احتيال'],
  expired: ['Not paid in time', 'لم يُدفع في الوقت المحدد'],
  other: ['Other', 'سبب آخر'],
})
