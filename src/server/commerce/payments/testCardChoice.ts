import { pickTranslation, type Language } from '#domain/locale.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { cardMarks } from './testCardMarks.ts'
import { getTestCard, type TestCardName } from './testCards.ts'
import { testCardTexts } from './testCardTexts.ts'
import { autofocus, emptyMarkup, problemMarkup } from './testPage.ts'

type CardChoiceState = {
  readonly cards: readonly TestCardName[]
  readonly chosen: TestCardName | undefined
  readonly problem: string | undefined
}

export function cardChoice(
  { cards, chosen, problem }: CardChoiceState,
  language: Language,
): Markup {
  const state = problem
    ? markup` class="wrong" aria-invalid="true" aria-describedby="card-problem"`
    : emptyMarkup
  return markup`<fieldset role="radiogroup" aria-required="true"${state}>
<legend>${pickTranslation(testCardTexts, language).choice}</legend>
<div class="cards">
${cards.map((name) => {
  const focus = problem && name === (chosen ?? cards[0]) ? autofocus : emptyMarkup
  const checked = name === chosen ? markup` checked` : emptyMarkup
  return markup`<label><input type="radio" name="card" value="${name}" required${checked}${focus}>${cardLabel(name, language)}${cardMarks[getTestCard(name).mark]}</label>`
})}
</div>
${problemMarkup('card-problem', problem)}
</fieldset>`
}

function cardLabel(card: TestCardName, language: Language): Markup {
  const { name, lastFour, purpose } = getTestCard(card)
  const number = markup`${pickTranslation(name, language)} <bdi class="digits" dir="ltr">•••• ${lastFour}</bdi>`
  return purpose
    ? markup`<span>${pickTranslation(purpose, language)}<small>${number}</small></span>`
    : markup`<span>${number}</span>`
}
