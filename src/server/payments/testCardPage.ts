import type { Brand } from '#domain/brand.ts'
import { languages, type Language } from '#domain/locale.ts'
import { markup, type Markup } from '../mail/markup.ts'
import { longestHolder, type TestCardForm } from './testCardForm.ts'
import { caution, lock, marks } from './testCardMarks.ts'
import { testCardNames, testCards, type TestCardName } from './testCards.ts'
import { testCardTexts, type TestCardProblem, type TestCardTexts } from './testCardTexts.ts'

/** What the gateway needs to know of the shop that sends its visitors. */
export type TestCardBrand = Pick<Brand, 'name' | 'palette' | 'shape' | 'texts' | 'contact'>

export type TestCardFrame = {
  readonly brand: TestCardBrand
  readonly style: string
  readonly language: Language
}

export function cardPage(frame: TestCardFrame, form: TestCardForm, expiry: string): Markup {
  const { brand, language } = frame
  const texts = testCardTexts[language]
  return page(
    frame,
    texts.heading(brand.name[language]),
    markup`<p class="why">${texts.why}</p>
<form method="post" novalidate>
${cardChoice(form, language)}
${holderRow(form, expiry, texts)}
<div class="actions">
<button class="main" name="action" value="save">${texts.save}</button>
<button name="action" value="cancel">${texts.cancel}</button>
</div>
</form>`,
  )
}

export function expiredPage(frame: TestCardFrame): Markup {
  const { brand, language } = frame
  const texts = testCardTexts[language]
  return page(
    frame,
    texts.expired,
    markup`<p class="why">${texts.expiredMore}</p>
<a class="button main" href="/${language}">${texts.toShop(brand.name[language])}</a>`,
  )
}

function cardChoice({ chosen, problems }: TestCardForm, language: Language): Markup {
  const texts = testCardTexts[language]
  const wrong = problems.card
    ? markup` class="wrong" aria-invalid="true" aria-describedby="card-problem"`
    : nothing
  return markup`<fieldset role="radiogroup" aria-required="true"${wrong}>
<legend>${texts.choice}</legend>
<div class="cards">
${testCardNames.map((name) => {
  const focus = problems.card && name === (chosen ?? testCardNames[0]) ? autofocus : nothing
  const checked = name === chosen ? markup` checked` : nothing
  return markup`<label><input type="radio" name="card" value="${name}" required${checked}${focus}>${cardLabel(name, language)}${marks[testCards[name].mark]}</label>`
})}
</div>
${problem('card-problem', problems.card, texts)}
</fieldset>`
}

function cardLabel(card: TestCardName, language: Language): Markup {
  const { name, lastFour, isDeclined } = testCards[card]
  const number = markup`${name[language]} <bdi class="digits" dir="ltr">•••• ${lastFour}</bdi>`
  return isDeclined
    ? markup`<span>${testCardTexts[language].declinedCard}<small>${number}</small></span>`
    : markup`<span>${number}</span>`
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
${problem('holder-problem', problems.holder, texts)}
</div>`
}

const problem = (id: string, name: TestCardProblem | undefined, texts: TestCardTexts): Markup =>
  name
    ? markup`<p class="problem" id="${id}">${caution}<span>${texts.problems[name]}</span></p>`
    : nothing

const nothing = markup``
const autofocus = markup` autofocus`

function page({ brand, style, language }: TestCardFrame, heading: string, rest: Markup): Markup {
  const texts = testCardTexts[language]
  const { email } = brand.contact
  return markup`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${heading} · ${texts.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${{ markup: style }}</style>
</head>
<body>
<div class="notice" role="note"><p>${caution}<span><strong>${texts.notice}</strong> ${texts.noticeMore}</span></p></div>
<main>
<div class="sheet">
<div class="shop"><img src="/favicon.svg" width="40" height="40" alt=""><h1>${heading}</h1></div>
${rest}
</div>
<footer><span>${lock}${texts.title}</span><span>${texts.help} <a href="mailto:${email}"><bdi>${email}</bdi></a></span></footer>
</main>
</body>
</html>
`
}
