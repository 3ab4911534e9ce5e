import { inLanguage, type Language } from '#domain/locale.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { cardMarks } from './testCardMarks.ts'
import { getTestCard, type TestCardName } from './testCards.ts'
import { testCardTexts } from './testCardTexts.ts'
import { autofocus, emptyMarkup, problemMarkup } from './testPage.ts'

type Choice = {
  readonly cards: readonly TestCardName[]
  readonly chosen: TestCardName | undefined
  /** what is wrong with the choice */
  readonly wrong: string | undefined
}

export function cardChoice({ cards, chosen, wrong }: Choice, language: Language): Markup {
  const state = wrong
    ? markup` class="wrong" aria-invalid="true" aria-describedby="card-problem"`
    : emptyMarkup
  return markup`<fieldset role="radiogroup" aria-required="true"${state}>
<legend>${inLanguage(testCardTexts, language).choice}</legend>
<div class="cards">
${cards.map((name) => {
  const focus = wrong && name === (chosen ?? cards[0]) ? autofocus : emptyMarkup
  const checked = name === chosen ? markup` checked` : emptyMarkup
  return markup`<label><input type="radio" name="card" value="${name}" required${checked}${focus}>${cardLabel(name, language)}${cardMarks[getTestCard(name).mark]}</label>`
})}
</div>
${problemMarkup('card-problem', wrong)}
</fieldset>`
}

function cardLabel(card: TestCardName, language: Language): Markup {
  const { name, lastFour, purpose } = getTestCard(card)
  const number = markup`${inLanguage(name, language)} <bdi class="digits" dir="ltr">•••• ${lastFour}</bdi>`
  return purpose
    ? markup`<span>${inLanguage(purpose, language)}<small>${number}</small></span>`
    : markup`<span>${number}</span>`
}
