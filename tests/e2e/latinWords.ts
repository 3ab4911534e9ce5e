import type { Page } from 'playwright'
import { currencies } from '#domain/money.ts'

/** What a page says at one place, to eyes or to a screen reader. */
export type PageText = {
  readonly location: string
  readonly text: string
  /** where a text runs as whoever typed it began: theirs, if it is in the data */
  readonly mayBeTyped?: boolean
}

/** Codes and names are marked by the page itself: in the direction, or the language, that they have. */
const markedSelector = [
  'code',
  'script',
  'style',
  'noscript',
  'template',
  '[translate=no]',
  '[dir=ltr]',
  ':not(html)[lang]:not([lang=ar])',
  // The way to another language is written in it.
  '[hreflang]:not([hreflang=ar])',
].join()

const textAttributes =
  'alt placeholder title aria-description aria-label aria-placeholder aria-roledescription aria-valuetext'

type CollectOptions = { readonly codes: string; readonly spoken: string; readonly html?: string }

/** Everything that an Arabic page says, but for what it marks as a code or a name, and for data. */
export const readPageTexts = (page: Page, data = ''): Promise<readonly PageText[]> =>
  page.evaluate(collectTexts, { codes: `${markedSelector}${data}`, spoken: textAttributes })

/** What a page says before any script runs, hidden or not, to whoever shares it, too; read in any other page. */
export const readHtmlTexts = (page: Page, html: string): Promise<readonly PageText[]> =>
  page.evaluate(collectTexts, {
    codes: markedSelector.replace('noscript,', ''),
    spoken: textAttributes,
    html,
  })

/** Runs in a page. */
function collectTexts({ codes, spoken, html }: CollectOptions): PageText[] {
  const parsed = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const found: PageText[] = [{ location: 'title', text: parsed.title }]
  for (const meta of parsed.head.querySelectorAll('meta[name], meta[property]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
    const text = meta.getAttribute('content') ?? ''
    const isText = /title|description|site_name|:alt$|application-name|keywords|author/.test(name)
    if (isText && text) found.push({ location: `meta ${name}`, text })
  }
  for (const script of parsed.querySelectorAll('script[type="application/ld+json"]'))
    JSON.parse(script.textContent, (key, value) => {
      const isText = /^(name|alternateName|description|headline|text|articleBody|category)$/.test(
        key,
      )
      if (isText && typeof value === 'string')
        found.push({ location: `ld+json ${key}`, text: value })
      return value
    })
  for (const element of parsed.body.querySelectorAll('*')) {
    if (element.closest(codes) || (parsed === document && !element.checkVisibility())) continue
    const location = element.tagName.toLowerCase()
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : ''
      if (!text || element.closest('textarea, [contenteditable=true]')) continue
      const mayBeTyped = element.closest('[dir=auto]') !== null
      found.push({ location, text, ...(mayBeTyped && { mayBeTyped }) })
    }
    for (const name of spoken.split(' ')) {
      const text = element.getAttribute(name)
      // What is cut off in a list stands in its title as well.
      const isShown = text === element.textContent?.trim() && element.querySelector(codes)
      if (text && !isShown) found.push({ location: `${location}[${name}]`, text })
    }
  }
  return found
}

/** 'IP67', 'RS-485' and 'DEV-TH-LW01': capitals with figures; '720p' and '12V': figures with a unit. */
const codePattern =
  /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d+/-]*$|^\d+(p|m|mm|g|kg|V|mA|mAh|W|kWh|kHz|MHz|GHz|dBm)$/u
/** Protocols, formats, makers and systems, as they are written in every language. */
const properNames = new Set([
  ...Object.keys(currencies),
  ...(
    'LoRaWAN Modbus Ethernet Wi-Fi Thread Zigbee M-Bus NB-IoT LTE-M USB-C PoE PoE+ BACnet Parquet ' +
    'RoHS Webhook Bluetooth Stripe Tap Visa Mastercard mada Cat SIM eSIM PowerPoint IoT ' +
    'png jpeg jpg csv ' +
    'AA ABS BIC BLE CAN CE CSV DALI DI DIN EN GPS HTTPS IBAN IP JPEG JSON LED LTE MQTT NFC OBD ' +
    'OIDC OPC PDF PNG REST RTU SAML SFTP SMA TCP UA'
  ).split(' '),
])

const wordPattern = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}'’+/-]*/gu

/** The words of a text that are neither Arabic, nor a code, nor a name of the list or of somebody. */
export function latinWords(text: string, personNames: ReadonlySet<string> = new Set()): string[] {
  const plain = text
    .replace(/\u2066[^\u2069]*\u2069/g, ' ')
    .replace(/#[\da-f]{6}\b|https?:\/\/\S*|°C|\S+@\S+|(?<!\S)\/\S*|\S+\.(png|jpe?g|webp)/g, ' ')
  const isKnown = (each: string): boolean =>
    !/\p{Script=Latin}/u.test(each) ||
    codePattern.test(each) ||
    properNames.has(each) ||
    personNames.has(each)
  return (plain.match(wordPattern) ?? []).filter(
    (each) => !isKnown(each) && !each.split('/').every(isKnown),
  )
}
