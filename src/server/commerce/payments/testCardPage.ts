import { pickTranslation } from '#domain/locale.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { cardChoice } from './testCardChoice.ts'
import { maxHolderLength, type TestCardForm } from './testCardForm.ts'
import { savableCards } from './testCards.ts'
import { testCardTexts, type TestCardProblem, type TestCardTexts } from './testCardTexts.ts'
import { autofocus, emptyMarkup, problemMarkup, testPage, type GatewayContext } from './testPage.ts'

export function cardPage(context: GatewayContext, form: TestCardForm, expiry: string): Markup {
  const { brand, language } = context
  const texts = pickTranslation(testCardTexts, language)
  const { chosen, problems } = form
  return testPage(
    context,
    texts.heading(brand.name[language]),
    markup`<p class="why">${texts.why}</p>
<form method="post" novalidate>
${cardChoice({ cards: savableCards, chosen, problem: problemText(problems.card, texts) }, language)}
${holderRow(form, expiry, texts)}
<div class="actions">
<button class="main" name="action" value="save">${texts.save}</button>
<button name="action" value="cancel">${texts.cancel}</button>
</div>
</form>`,
  )
}

export function expiredPage(context: GatewayContext): Markup {
  const { brand, language } = context
  const texts = pickTranslation(testCardTexts, language)
  return testPage(
    context,
    texts.expired,
    markup`<p class="why">${texts.expiredMore}</p>
<a class="button main" href="/${language}">${texts.toShop(brand.name[language])}</a>`,
  )
}

function holderRow({ holder, problems }: TestCardForm, expiry: string, texts: TestCardTexts) {
  const invalidAttributes = problems.holder
    ? markup` aria-invalid="true" aria-describedby="holder-problem"`
    : emptyMarkup
  const focusAttribute = problems.holder && !problems.card ? autofocus : emptyMarkup
  return markup`<div class="row">
<label class="name" for="holder">${texts.holder}</label>
<label class="name" for="expiry">${texts.expiry}</label>
<input class="field${problems.holder ? ' wrong' : ''}" id="holder" name="holder" value="${holder}" dir="auto" maxlength="${maxHolderLength}" autocomplete="name" spellcheck="false" required${invalidAttributes}${focusAttribute}>
<input class="field digits" id="expiry" value="${expiry}" readonly>
${problemMarkup('holder-problem', problemText(problems.holder, texts))}
</div>`
}

const problemText = (name: TestCardProblem | undefined, texts: TestCardTexts): string | undefined =>
  name && texts.problems[name]
