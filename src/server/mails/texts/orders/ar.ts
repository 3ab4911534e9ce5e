import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { button, note, optionalDetails } from '#server/platform/mail/mailBlocks.ts'
import type { MailTemplates } from '../../mailTemplates.ts'
import { createOrderBlocks } from '../../orderBlocks.ts'
import type { OrderMailTemplate, OrderMailValues } from '../../orderMail.ts'
import { proseTagFor } from '#server/platform/text/prose.ts'
import { orderWords } from './orderWords.ts'

const t = proseTagFor('ar')
const { money } = amountFormatters('ar')
const { addressDetails, expectedDay, deadline, orderTotals, transferDetails } =
  createOrderBlocks('ar')
const { rejections } = orderWords.ar

const contactNote = (email: string) =>
  note(t`لديك سؤال عن طلبك؟ راسلنا على ${email} وسيجيبك أحد أفراد فريقنا.`)

const howToPay = (values: OrderMailValues): string => {
  if (values.outstanding.amount === 0) return 'ثمنه مدفوع بالكامل، فلا يلزمك فعل شيء.'
  if (values.transfer)
    return `يُرجى تحويل ${money(values.outstanding)} قبل ${deadline(values)}، وحتى ذلك الحين نحتفظ لك بكل ما فيه.`
  return `نبدأ بتجهيزه فور دفع ثمنه. وإن لم تدفع بعد فبإمكانك الدفع من صفحة الطلب حتى ${deadline(values)}.`
}

const referenceNote =
  'اكتب مرجع التحويل كما هو تمامًا، فبه نتعرّف على دفعتك. ويمكنك رفع إثبات التحويل من صفحة الطلب.'
const invoiceHint = ({ invoice }: OrderMailValues) =>
  invoice ? ['يمكنك فتح الفاتورة من صفحة الطلب وطباعتها.'] : []
const refundMethodText = 'بالطريقة نفسها التي دُفع بها. وقد يستغرق ظهوره لدى البنك بضعة أيام.'

export const ar: Pick<MailTemplates, OrderMailTemplate> = {
  orderPlaced: (values, { brand, email, link }) => ({
    subject: t`طلبك ${values.number} في ${brand}`,
    preview: howToPay(values),
    heading: 'شكرًا لطلبك',
    blocks: [
      t`مرحبًا ${values.name}، وصلنا طلبك ${values.number}.`,
      howToPay(values),
      ...transferDetails(values),
      ...(values.transfer ? [referenceNote] : []),
      orderTotals(values),
      ...addressDetails(values),
      button('عرض الطلب', link(values.link)),
      contactNote(email),
    ],
  }),

  orderPaid: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: وصلتنا دفعتك`,
    preview: 'شكرًا لك. اكتمل الدفع.',
    heading: 'وصلتنا دفعتك',
    blocks: [
      t`مرحبًا ${values.name}، وصلتنا دفعتك عن الطلب ${values.number}. شكرًا لك.`,
      ...optionalDetails([
        ['المدفوع', money(values.sums.due)],
        ['الفاتورة', t`${values.invoice}`],
      ]),
      ...invoiceHint(values),
      button('عرض الطلب', link(values.link)),
      contactNote(email),
    ],
  }),

  orderPaymentFailed: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: لم تتم عملية الدفع`,
    preview: `يمكنك الدفع من جديد حتى ${deadline(values)}.`,
    heading: 'لم تتم عملية الدفع',
    blocks: [
      t`مرحبًا ${values.name}، لم تتم عملية الدفع عن طلبك ${values.number}، ولم يُخصم منك أي مبلغ عنها.`,
      `ما زال طلبك قائمًا، ونحتفظ لك بكل ما فيه حتى ${deadline(values)}. ويمكنك دفع ${money(values.outstanding)} بالبطاقة نفسها أو بطريقة أخرى.`,
      button('الدفع من جديد', link(values.link)),
      contactNote(email),
    ],
  }),

  orderPartiallyPaid: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: بقي دفع ` + money(values.outstanding),
    preview: `وصلنا منك ${money(values.amount)}.`,
    heading: 'وصلنا جزء من المبلغ',
    blocks: [
      t`مرحبًا ${values.name}، وصلتنا دفعة عن طلبك ${values.number} بمبلغ ` +
        `${money(values.amount)}، وبقي دفع ${money(values.outstanding)}.`,
      ...transferDetails(values),
      ...(values.transfer ? [referenceNote] : []),
      button('عرض الطلب', link(values.link)),
      contactNote(email),
    ],
  }),

  orderPaymentReminder: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: ما زلنا ننتظر تحويلك`,
    preview: `المبلغ المطلوب ${money(values.outstanding)} حتى ${deadline(values)}.`,
    heading: 'لم يصلنا تحويلك بعد',
    blocks: [
      t`مرحبًا ${values.name}، لم يصلنا بعد ثمن طلبك ${values.number}، وهو ` +
        `${money(values.outstanding)}. نحتفظ لك بكل ما فيه حتى ${deadline(values)}، ثم يُلغى الطلب تلقائيًا.`,
      ...transferDetails(values),
      referenceNote,
      'وإن كنت قد أجريت التحويل فلا يلزمك فعل شيء.',
      button('عرض الطلب', link(values.link)),
      contactNote(email),
    ],
  }),

  orderProofRefused: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: يُرجى إرسال إثبات دفع آخر`,
    preview: t`${values.reason}`,
    heading: 'لم نتمكن من قبول إثبات الدفع',
    blocks: [
      t`مرحبًا ${values.name}، شكرًا لإرسال إثبات الدفع عن طلبك ${values.number}. لم نتمكن من قبوله.`,
      ...optionalDetails([['السبب', t`${values.reason}`]]),
      'إن كنت قد أجريت التحويل فارفع إثباتًا آخر. وإن لم تُجرِه بعد فما زال ذلك ممكنًا.',
      ...transferDetails(values),
      button('رفع إثبات آخر', link(values.link)),
      contactNote(email),
    ],
  }),

  orderInProgress: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: نعمل على تجهيزه`,
    preview: 'قبلنا طلبك.',
    heading: 'نعمل على تجهيز طلبك',
    blocks: [
      values.isDigital
        ? t`مرحبًا ${values.name}، قبلنا طلبك ${values.number}، وسنراسلك حين يصبح جاهزًا.`
        : t`مرحبًا ${values.name}، قبلنا طلبك ${values.number} ونعمل على تجهيزه، وسنراسلك حين ينطلق إليك.`,
      ...(values.transfer ? [`بقي دفع ${money(values.outstanding)}، وهذه بيانات التحويل.`] : []),
      ...transferDetails(values),
      button('عرض الطلب', link(values.link)),
      contactNote(email),
    ],
  }),

  orderShipped: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: في الطريق إليك`,
    preview: values.carrier ? t`شركة الشحن: ${values.carrier}` : 'غادر طلبك مستودعنا.',
    heading: 'طلبك في الطريق إليك',
    blocks: [
      t`مرحبًا ${values.name}، غادر طلبك ${values.number} مستودعنا.`,
      ...optionalDetails([
        ['شركة الشحن', t`${values.carrier}`],
        ['رقم التتبع', t`${values.trackingNumber}`],
      ]),
      ...addressDetails(values),
      button('متابعة الطلب', link(values.link)),
      contactNote(email),
    ],
  }),

  orderExpected: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: يصلك في ${expectedDay(values)}`,
    preview: 'أصبح موعد وصول طلبك معروفًا.',
    heading: t`يصلك طلبك في ${expectedDay(values)}`,
    blocks: [
      t`مرحبًا ${values.name}، من المتوقع أن يصلك طلبك ${values.number} في ${expectedDay(values)}.`,
      ...optionalDetails([
        ['شركة الشحن', t`${values.carrier}`],
        ['رقم التتبع', t`${values.trackingNumber}`],
      ]),
      ...addressDetails(values),
      button('متابعة الطلب', link(values.link)),
      contactNote(email),
    ],
  }),

  orderDelivered: (values, { email, link }) => ({
    subject: values.isDigital
      ? t`الطلب ${values.number}: جاهز للاستخدام`
      : t`الطلب ${values.number}: تم التسليم`,
    preview: values.isDigital ? 'كل ما فيه أصبح لك.' : 'وصل طلبك.',
    heading: values.isDigital ? 'طلبك جاهز' : 'وصل طلبك',
    blocks: [
      values.isDigital
        ? t`مرحبًا ${values.name}، يمكنك من الآن استخدام كل ما في طلبك ${values.number}. شكرًا لك.`
        : t`مرحبًا ${values.name}، تم تسليم طلبك ${values.number}. شكرًا لشرائك منا.`,
      ...optionalDetails([['الفاتورة', t`${values.invoice}`]]),
      ...invoiceHint(values),
      button('عرض الطلب', link(values.link)),
      values.isDigital
        ? contactNote(email)
        : note(t`هل ينقص شيء أو وصلك تالفًا؟ راسلنا على ${email} وسنعالج الأمر.`),
    ],
  }),

  orderRejected: (values, { email, link }) => ({
    subject: t`أُلغي الطلب ${values.number}`,
    preview: rejections[values.rejection],
    heading: 'أُلغي طلبك',
    blocks: [
      t`مرحبًا ${values.name}، أُلغي طلبك ${values.number}. ` + rejections[values.rejection],
      ...(values.refund.paid.amount
        ? [`نعيد إليك ${money(values.refund.paid)} ${refundMethodText}`]
        : []),
      ...(values.refund.giftCard.amount
        ? [`أعدنا ${money(values.refund.giftCard)} إلى بطاقة الهدية.`]
        : []),
      ...(values.refund.paid.amount || values.refund.giftCard.amount
        ? []
        : ['لم يُخصم منك أي مبلغ عنه.']),
      button('عرض الطلب', link(values.link)),
      contactNote(email),
    ],
  }),

  orderRefunded: (values, { email, link }) => ({
    subject: t`الطلب ${values.number}: أعدنا إليك ` + money(values.amount),
    preview: 'قد يستغرق ظهوره لدى البنك بضعة أيام.',
    heading: 'أعدنا إليك مالك',
    blocks: [
      t`مرحبًا ${values.name}، أعدنا إليك عن طلبك ${values.number} مبلغ ` +
        `${money(values.amount)} ${refundMethodText}`,
      button('عرض الطلب', link(values.link)),
      contactNote(email),
    ],
  }),
}
