import type { Page } from 'playwright'
import { currencies } from '#domain/money.ts'

/** A text on a page, visible or for screen readers. */
export type PageText = {
  readonly location: string
  readonly text: string
  /** whether its direction is automatic, so that it may be user input */
  readonly mayBeTyped?: boolean
}

/** Selects codes and names, which the page marks with their direction or language. */
const markedSelector = [
  'code',
  'script',
  'style',
  'noscript',
  'template',
  '[translate=no]',
  '[dir=ltr]',
  ':not(html)[lang]:not([lang=ar])',
  // Links to other languages are written in those.
  '[hreflang]:not([hreflang=ar])',
].join()

const textAttributes =
  'alt placeholder title aria-description aria-label aria-placeholder aria-roledescription aria-valuetext'

type CollectOptions = { readonly codes: string; readonly spoken: string; readonly html?: string }

/** Returns all texts of an Arabic page, except marked codes and names, and data. */
export const readPageTexts = (page: Page, data = ''): Promise<readonly PageText[]> =>
  page.evaluate(collectTexts, { codes: `${markedSelector}${data}`, spoken: textAttributes })

/** Returns all texts of the HTML before scripts run, hidden ones and metadata included. */
export const readHtmlTexts = (page: Page, html: string): Promise<readonly PageText[]> =>
  page.evaluate(collectTexts, {
    codes: markedSelector.replace('noscript,', ''),
    spoken: textAttributes,
    html,
  })

/** Runs in the page. */
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
      // The title repeats a text that a list truncates.
      const isShown = text === element.textContent?.trim() && element.querySelector(codes)
      if (text && !isShown) found.push({ location: `${location}[${name}]`, text })
    }
  }
  return found
}

/**
 * 'IP67', 'RS-485' and 'DEV-TH-LW01': capitals with digits; '720p' and '12V': digits with a unit.
 */
const codePattern =
  /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d+/-]*$|^\d+(p|m|mm|g|kg|V|mA|mAh|W|kWh|kHz|MHz|GHz|dBm)$/u
/** Protocols, formats, manufacturers and systems, which are spelt the same in every language. */
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

/** Returns the words of a text that are neither Arabic nor a code nor a known name. */
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
