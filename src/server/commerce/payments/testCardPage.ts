import { inLanguage } from '#domain/locale.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { cardChoice } from './testCardChoice.ts'
import { longestHolder, type TestCardForm } from './testCardForm.ts'
import { cardsToSave } from './testCards.ts'
import { testCardTexts, type TestCardProblem, type TestCardTexts } from './testCardTexts.ts'
import { autofocus, nothing, problem, testPage, type GatewayFrame } from './testPage.ts'

export function cardPage(frame: GatewayFrame, form: TestCardForm, expiry: string): Markup {
  const { brand, language } = frame
  const texts = inLanguage(testCardTexts, language)
  const { chosen, problems } = form
  return testPage(
    frame,
    texts.heading(brand.name[language]),
    markup`<p class="why">${texts.why}</p>
<form method="post" novalidate>
${cardChoice({ cards: cardsToSave, chosen, wrong: textOf(problems.card, texts) }, language)}
${holderRow(form, expiry, texts)}
<div class="actions">
<button class="main" name="action" value="save">${texts.save}</button>
<button name="action" value="cancel">${texts.cancel}</button>
</div>
</form>`,
  )
}

export function expiredPage(frame: GatewayFrame): Markup {
  const { brand, language } = frame
  const texts = inLanguage(testCardTexts, language)
  return testPage(
    frame,
    texts.expired,
    markup`<p class="why">${texts.expiredMore}</p>
<a class="button main" href="/${language}">${texts.toShop(brand.name[language])}</a>`,
  )
}

function holderRow({ holder, problems }: TestCardForm, expiry: string, texts: TestCardTexts) {
  const wrong = problems.holder
    ? markup` aria-invalid="true" aria-describedby="holder-problem"`
    : nothing
  const focus = problems.holder && !problems.card ? autofocus : nothing
  return markup`<div class="row">
<label class="name" for="holder">${texts.holder}</label>
<label class="name" for="expiry">${texts.expiry}</label>
<input class="field${problems.holder ? ' wrong' : ''}" id="holder" name="holder" value="${holder}" dir="auto" maxlength="${longestHolder}" autocomplete="name" spellcheck="false" required${wrong}${focus}>
<input class="field digits" id="expiry" value="${expiry}" readonly>
${problem('holder-problem', textOf(problems.holder, texts))}
</div>`
}

const textOf = (name: TestCardProblem | undefined, texts: TestCardTexts): string | undefined =>
  name && texts.problems[name]
