import { pickTranslation, type Language } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { withPayment } from './returnTo.ts'
import { cardChoice } from './testCardChoice.ts'
import { payableCards, isTestCardName, getTestCard, type TestCardName } from './testCards.ts'
import { testPaymentTexts, type TestPaymentProblem } from './testPaymentTexts.ts'
import type { TestPayment } from './testPayments.ts'
import { autofocus, emptyMarkup, problemMarkup, testPage, type GatewayContext } from './testPage.ts'

type CardChoice = {
  readonly chosen: TestCardName | undefined
  readonly problem?: TestPaymentProblem
}

export function paymentPage(
  context: GatewayContext,
  payment: TestPayment,
  { chosen, problem }: CardChoice = { chosen: 'visa' },
): Markup {
  const { brand, language } = context
  const texts = pickTranslation(testPaymentTexts, language)
  const choice = { cards: payableCards, chosen, problem: problem && texts.problems[problem] }
  return testPage(
    context,
    texts.heading(brand.name[language]),
    markup`${summary(payment, language)}
<form method="post" novalidate>
${cardChoice(choice, language)}
<div class="stack">
${payment.save_card ? markup`<p class="why">${texts.kept}</p>` : emptyMarkup}
<button class="main" name="action" value="pay">${texts.pay(formatPaymentAmount(payment, language))}</button>
<button class="quiet" name="action" value="leave">${texts.leave}</button>
</div>
</form>`,
  )
}

export function codePage(
  context: GatewayContext,
  payment: TestPayment,
  problem?: TestPaymentProblem,
): Markup {
  const { language } = context
  const texts = pickTranslation(testPaymentTexts, language)
  const state = problem ? markup` aria-invalid="true"` : emptyMarkup
  return testPage(
    context,
    texts.codeHeading,
    markup`${summary(payment, language)}
<div class="code"><p><strong>${texts.codeShown}</strong> <bdi class="digits" dir="ltr">${payment.code ?? ''}</bdi></p><p class="why">${texts.codeWhy}</p></div>
<form method="post" novalidate>
<div>
<label class="name" for="code">${texts.codeAsked}</label>
<input class="field digits${problem ? ' wrong' : ''}" id="code" name="code" inputmode="numeric" maxlength="4" autocomplete="one-time-code" dir="ltr" required aria-describedby="${problem ? 'code-problem' : 'code-hint'}"${state}${autofocus}>
${problem ? problemMarkup('code-problem', texts.problems[problem]) : markup`<p class="hint" id="code-hint">${texts.codeHint}</p>`}
</div>
<div class="stack">
<button class="main" name="action" value="confirm">${texts.confirm}</button>
<button class="quiet" name="action" value="otherCard">${texts.otherCard}</button>
</div>
</form>`,
  )
}

/** `payment`: undefined if it is unknown. */
export function noPaymentPage(context: GatewayContext, payment: TestPayment | undefined): Markup {
  const { brand, language } = context
  const texts = pickTranslation(testPaymentTexts, language)
  const returnUrl = payment ? withPayment(payment.return_to, payment.id) : `/${language}`
  return testPage(
    context,
    texts.expired,
    markup`<p class="why">${texts.expiredMore}</p>
<a class="button main" href="${returnUrl}">${texts.toShop(brand.name[language])}</a>`,
  )
}

function summary(payment: TestPayment, language: Language): Markup {
  const card = isTestCardName(payment.card) && payment.code ? getTestCard(payment.card) : undefined
  const number = card
    ? markup` · ${pickTranslation(card.name, language)} <bdi class="digits" dir="ltr">•••• ${card.lastFour}</bdi>`
    : emptyMarkup
  return markup`<p class="why">${pickTranslation(testPaymentTexts, language).order} <bdi dir="ltr">${payment.order_number}</bdi>${number}</p>
<p class="amount">${formatPaymentAmount(payment, language)}</p>`
}

export function formatPaymentAmount(
  { amount, currency }: Pick<TestPayment, 'amount' | 'currency'>,
  language: Language,
): string {
  const knownCurrency = currencyCodes.find((code) => code === currency)
  return knownCurrency
    ? amountFormatters(language).money({ amount, currency: knownCurrency })
    : `${amount} ${currency}`
}
